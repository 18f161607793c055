<?php

return [
    'default' => 'sqlite',
    'connections' => [
        'sqlite' => ['driver' => 'sqlite', 'database' => env('DB_DATABASE', storage_path('petbox.sqlite'))],
    ],
    'migrations' => 'migrations',
];
