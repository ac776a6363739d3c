#!/bin/sh
# Prints the path of a Python or Node that runs and is new enough; if there is none, explains how to get one and exits with 2.
# usage: sh build/find-tool.sh python|node [PROGRAM]
# Each candidate is run, because its name proves nothing: a version manager's `python3` may be old or may not start.

tool=$1
wanted=$2
seen=""

note() {
    seen="$seen
  $1: $2"
}

python_check='
import sys
if sys.version_info < (3, 12):
    sys.exit("is Python %d.%d.%d" % sys.version_info[:3])
try:
    import ensurepip, venv
except ImportError:
    sys.exit("has no venv module (on Debian and Ubuntu: apt install python3-venv)")
print(sys.executable)'

node_check='
if (Number(process.versions.node.split(".")[0]) < 20) { console.error(`is Node ${process.versions.node}`); process.exit(1); }
console.log(process.execPath);'

try() { # try COMMAND FLAG CHECK: run the check; if it succeeds, print its answer and end this script
    command -v "$1" >/dev/null 2>&1 || { [ -n "$wanted" ] && note "$1" "not found"; return; }
    if answer=$("$1" "$2" "$3" 2>&1); then
        echo "$answer"
        exit 0
    fi
    note "$1" "$(echo "$answer" | head -n 1)"
}

case $tool in
python)
    for name in ${wanted:-python3.13 python3.14 python3.12 python3 python /usr/bin/python3 /usr/local/bin/python3}; do
        try "$name" -c "$python_check"
    done
    need="Escales needs Python 3.12 or later (it is developed with 3.13)."
    get="Get it from python.org/downloads, from your system (Debian 13, Ubuntu 24.04: apt install python3 python3-venv; macOS:
brew install python@3.13), or with a version manager (pyenv install 3.13; uv python install 3.13)."
    ;;
node)
    for name in ${wanted:-node nodejs /usr/bin/node /usr/local/bin/node}; do
        try "$name" -e "$node_check"
    done
    need="Escales needs Node.js 20 or later, with npm, to build the site."
    get="Get it from nodejs.org/download, from your system (Debian 13: apt install nodejs npm; macOS: brew install node), or with
a version manager (nvm install 22)."
    ;;
esac
{
    echo "$need"
    if [ -n "$seen" ]; then echo "Tried:$seen"; else echo "None was found."; fi
    echo "$get"
    echo "Then run make again; to choose the $tool yourself: make $(echo "$tool" | tr '[:lower:]' '[:upper:]')=/path/to/$tool"
} >&2
exit 2
