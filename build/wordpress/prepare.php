<?php
// Sets up the posts of build/try_wordpress.py, as an administrator writes them and as an author does; prints their addresses.
require $argv[1] . '/wp-load.php';
$snippet = file_get_contents('php://stdin');
$user = ['user_pass' => wp_generate_password(), 'user_login' => 'author', 'role' => 'author'];
$authors = ['snippet' => 1, 'author' => wp_insert_user($user), 'oembed' => 1];
$contents = [
    'snippet' => "<!-- wp:html -->\n$snippet\n<!-- /wp:html -->",
    'author' => "<!-- wp:html -->\n$snippet\n<!-- /wp:html -->",
    'oembed' => $argv[2],
];
$made = [];
foreach ($contents as $name => $content) {
    wp_set_current_user($authors[$name]);
    $post = ['post_title' => $name, 'post_status' => 'publish', 'post_content' => $content];
    $made[$name] = get_permalink(wp_insert_post(wp_slash($post), true));
}
echo json_encode($made);
