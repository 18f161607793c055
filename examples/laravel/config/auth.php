<?php

return [
    'defaults' => ['guard' => 'web'],
    'guards' => ['web' => ['driver' => 'session', 'provider' => 'customers']],
    'providers' => ['customers' => ['driver' => 'eloquent', 'model' => App\Models\Customer::class]],
];
