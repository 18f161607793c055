<?php

// The router of PHP's built-in server, in place of nginx: files of the build and pictures, then Laravel.
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$isFile = preg_match('#^/(assets/.+|[^/]+\.[a-z0-9]+)$#', $path) && is_file($_SERVER['DOCUMENT_ROOT'].$path);

if ($isFile) {
    return false;
}

$picture = realpath(getenv('SHOP_PICTURES').$path);

if (str_starts_with($path, '/imagens/') && $picture && str_starts_with($picture, realpath(getenv('SHOP_PICTURES')))) {
    header('Content-Type: '.(str_ends_with($picture, '.svg') ? 'image/svg+xml' : mime_content_type($picture)));
    header('Cache-Control: public, max-age=86400');
    header('X-Content-Type-Options: nosniff');
    // A drawing that is opened by itself runs no script.
    header("Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'");
    readfile($picture);

    return;
}

// The built-in server takes a path with a dot for a file, and the document root for Laravel's folder.
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = __DIR__.'/public/index.php';

require __DIR__.'/public/index.php';
