<?php

namespace App\Shop;

use Illuminate\Support\Str;

/** The documents of the build, by path. */
class Documents
{
    /** The mailed link's document is the same for every token. */
    private const MAILED_LINK = '#^password/reset/[^/]+$#';

    /** @return array{string, string|null} the document, and the route pattern that it was built for; null for the 404 page. */
    public static function find(string $path): array
    {
        $path = preg_match(self::MAILED_LINK, $path) ? 'password/reset/nova' : trim($path, '/');
        $pages = config('shop.release').'/pages';

        foreach (self::patterns($pages) as $pattern) {
            $matches = preg_replace('#\\\\\[\w+\\\\\]#', '[^/]+', preg_quote($pattern, '#'));

            if (preg_match("#^{$matches}$#", $path) && Str::is(config('shop.pages'), $pattern)) {
                return [file_get_contents(rtrim("$pages/$pattern", '/').'/index.html'), $pattern];
            }
        }

        return self::notFound();
    }

    /** @return array{string, null} */
    public static function notFound(): array
    {
        return [file_get_contents(config('shop.release').'/pages/404.html'), null];
    }

    /** All folders with a document, those without a parameter first. A production application caches them. */
    private static function patterns(string $pages): array
    {
        $folders = [];

        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($pages)) as $file) {
            if ($file->getFilename() === 'index.html') {
                $folders[] = ltrim(substr($file->getPath(), strlen($pages)), '/');
            }
        }

        usort($folders, fn (string $one, string $other) => substr_count($one, '[') <=> substr_count($other, '['));

        return $folders;
    }
}
