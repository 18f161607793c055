<?php

// An application of its own has Composer's autoloader; Debian's package brings one per component.
$composer = dirname(__DIR__).'/vendor/autoload.php';

if (is_file($composer)) {
    require $composer;
} else {
    require 'Illuminate/autoload.php';
    require 'Illuminate/Foundation/helpers.php';

    spl_autoload_register(function (string $class): void {
        if (str_starts_with($class, 'App\\')) {
            require dirname(__DIR__).'/app/'.str_replace('\\', '/', substr($class, 4)).'.php';
        }
    });
}
