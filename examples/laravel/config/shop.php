<?php

return [
    // The build's folder: `shop/current` in docs/deploying.md.
    'release' => env('SHOP_RELEASE'),
    'pictures' => env('SHOP_PICTURES'),
    // The port in the browser's address of the realtime server.
    'realtime_port' => env('REALTIME_PORT', 6001),
    // The pages that this example has. An application of its own has all of the build's, and needs no list.
    'pages' => ['', 'gato', 'assine', 'login', 'password/*', 'pet/*', 'pessoal/*', 'assinatura/plano', 'assinatura/item-extra',
        'assinatura/checkout', 'assinatura/payment', 'payment_b', 'aguardando', 'bem-vindo',
        'area-cliente', 'dados-cliente', 'assinaturas', 'assinaturas/box', 'plano/*',
        'app/area-cliente', 'app/dados-cliente', 'app/assinaturas', 'app/assinaturas/box', 'app/plano/*',
        'privacidade', 'cookies', 'concurso/*', 'politica-*', 'termos-*'],
    'webhook_secret' => env('PAYMENT_WEBHOOK_SECRET'),
    'trusted_proxies' => env('TRUSTED_PROXIES'),
];
