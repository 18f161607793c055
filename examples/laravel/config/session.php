<?php

return [
    'driver' => 'database',
    'connection' => null,
    'table' => 'sessions',
    'lifetime' => 60 * 24 * 30,
    'expire_on_close' => false,
    // The answers hold a registration with its CPF.
    'encrypt' => true,
    'lottery' => [2, 100],
    'cookie' => 'petbox_session',
    'path' => '/',
    'domain' => null,
    'secure' => env('SESSION_SECURE_COOKIE', true),
    'http_only' => true,
    'same_site' => 'lax',
    // One request of a session at a time. Otherwise parallel requests overwrite each other's answers.
    'block' => true,
];
