<?php

return [
    // The build's folder: `shop/current` in docs/deploying.md.
    'release' => env('SHOP_RELEASE'),
    'pictures' => env('SHOP_PICTURES'),
    // The port in the browser's address of the realtime server.
    'realtime_port' => env('REALTIME_PORT', 6001),
    'webhook_secret' => env('PAYMENT_WEBHOOK_SECRET'),
    'trusted_proxies' => env('TRUSTED_PROXIES'),
];
