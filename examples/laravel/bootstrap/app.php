<?php

use Illuminate\Contracts\Console\Kernel as ConsoleKernel;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as HttpKernel;

$app = new Illuminate\Foundation\Application(dirname(__DIR__));

// The example writes outside the repository. An application of its own keeps the default.
if ($storage = getenv('APP_STORAGE')) {
    $app->useStoragePath($storage);
}

$app->singleton(HttpKernel::class, App\Http\Kernel::class);
$app->singleton(ConsoleKernel::class, Illuminate\Foundation\Console\Kernel::class);
$app->singleton(ExceptionHandler::class, App\Exceptions\Handler::class);

return $app;
