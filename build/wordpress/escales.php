<?php
// What build/try_wordpress.py adds to a stock WordPress.
// WordPress asks no address of its own machine; there, the trial's site is.
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn($ports) => [...$ports, ESCALES_PORT]);
// The line that trusts a site, for each game and language. Without it, WordPress shows its frames without rights.
foreach (glob(ESCALES_FOLDER . '/*.json') as $file) {
    $name = basename($file, '.json');
    wp_oembed_add_provider(ESCALES_SITE . "rules/$name.html", ESCALES_SITE . "embed/oembed/$name.json");
}
