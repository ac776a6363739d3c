#!/bin/sh
# Installs Debian packages of web servers, as root, so that their services run neither now nor after the next start of the machine.
# usage: sh build/install-servers.sh PACKAGE...   (each package has one service, of the same name)
# Debian starts a new service unless /usr/sbin/policy-rc.d forbids it. If the machine has no such program, it has ours meanwhile.

set -e
# A test sets POLICY.
policy=${POLICY:-/usr/sbin/policy-rc.d}
if ! [ -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    trap 'exit 1' HUP INT TERM
    printf '#!/bin/sh\nexit 101\n' >"$policy" # 101: the action is forbidden
    chmod 755 "$policy"
fi
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
for service; do
    if command -v systemctl >/dev/null; then
        systemctl disable --quiet "$service"
        # It runs only if the machine's own policy-rc.d has allowed it.
        if [ -d /run/systemd/system ]; then systemctl stop "$service"; fi
    elif [ -e "/etc/init.d/$service" ]; then
        update-rc.d "$service" disable
    fi
done
