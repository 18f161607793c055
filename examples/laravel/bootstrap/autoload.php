<?php

// An application of its own has Composer's autoloader; Debian's package brings one per component.
$composer = dirname(__DIR__).'/vendor/autoload.php';

if (is_file($composer)) {
    require $composer;
} else {
    require 'Illuminate/autoload.php';
    require 'Illuminate/Foundation/helpers.php';

    spl_autoload_register(function (string $class): void {
        foreach (['App\\' => 'app/', 'Database\\Seeders\\' => 'database/seeders/'] as $namespace => $folder) {
            if (str_starts_with($class, $namespace)) {
                require dirname(__DIR__)."/$folder".str_replace('\\', '/', substr($class, strlen($namespace))).'.php';
            }
        }
    });
}
