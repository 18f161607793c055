<?php

namespace App\Http\Controllers;

use App\Shop\Documents;
use App\Shop\EmbeddedSession;
use App\Shop\PageData;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Str;

/** Serves the documents of the build with the visitor's session, token and page data. */
class PageController
{
    /** The hash belongs to the documents' only inline script. */
    private const SCRIPT = "'sha256-hNK857/gwL6bx700PCWygjBAez9t0rc8zBc8+e29qa4='";

    public function show(Request $request): Response
    {
        // A call without a route is no page. See the end of routes/web.php.
        abort_if($request->expectsJson(), 501);

        [$html, $pattern] = Documents::find($request->path() === '/' ? '' : $request->path());

        try {
            $data = PageData::of($pattern);
        } catch (ModelNotFoundException) {
            [$html, $pattern] = Documents::notFound();
            $data = null;
        }

        $nonce = Str::random(24);

        $html = preg_replace_callback('/__OFFERS:[\w-]+:[\w-]+__/', fn () => '[]', $html);
        $html = preg_replace_callback(
            '/__PICTURE:([\w.]+)__/',
            fn (array $found) => e(data_get(['page' => $data], "page.$found[1]") ?? 'data:,'),
            $html,
        );
        $html = strtr($html, [
            '__CSRF_TOKEN__' => csrf_token(),
            '__SERVER_TIME__' => now()->getTimestampMs(),
            '__STYLE_NONCE__' => $nonce,
            '__PAGE_DATA__' => $this->json(EmbeddedSession::of($request) + ['page' => $data]),
        ]);

        return response($html, $pattern === null ? 404 : 200, $this->headers($request, $nonce));
    }

    /** JSON that cannot close its script element: JSON_HEX_TAG writes `<` as `\u003C`. */
    private function json(array $value): string
    {
        return json_encode($value, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
    }

    private function headers(Request $request, string $nonce): array
    {
        $secure = $request->isSecure() ? 's' : '';
        $realtime = $request->getHost().':'.config('shop.realtime_port');

        return [
            'Cache-Control' => 'no-store',
            'Content-Security-Policy' => implode('; ', [
                "default-src 'none'",
                "script-src 'self' ".self::SCRIPT,
                "style-src 'self' 'nonce-$nonce'",
                "img-src 'self' data: blob:",
                "font-src 'self'",
                "media-src 'self'",
                "connect-src 'self' http$secure://$realtime ws$secure://$realtime",
                "manifest-src 'self'",
                "base-uri 'none'",
                "form-action 'self'",
                "frame-ancestors 'none'",
                "object-src 'none'",
            ]),
            'X-Content-Type-Options' => 'nosniff',
            'X-Frame-Options' => 'DENY',
            'Referrer-Policy' => $request->is('password/reset/*') ? 'no-referrer' : 'strict-origin-when-cross-origin',
            'Permissions-Policy' => 'camera=(), microphone=(), geolocation=()',
            'Cross-Origin-Opener-Policy' => 'same-origin',
        ];
    }
}
