<?php

return [
    // `echo` is registered in AppServiceProvider. With Redis, Laravel's own `redis` driver does the same.
    'default' => 'echo',
    'connections' => [
        'echo' => [
            'driver' => 'echo',
            'url' => env('REALTIME_URL', 'http://127.0.0.1:6001'),
            'secret' => env('REALTIME_SECRET'),
        ],
    ],
];
