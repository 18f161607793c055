<?php

return [
    // The store needs atomic locks: sessions and payments use them. `array` has none between requests.
    'default' => 'file',
    'stores' => ['file' => ['driver' => 'file', 'path' => storage_path('framework/cache')]],
    'prefix' => 'petbox',
];
