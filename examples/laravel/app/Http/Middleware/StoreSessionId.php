<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Support\Str;

/**
 * Stores the random value that tells the shop one session from the next. The session's own id would not do: it survives
 * when the data are gone, and it changes on login.
 */
class StoreSessionId
{
    public function handle($request, Closure $next)
    {
        if (! $request->session()->has('session_id')) {
            $request->session()->put('session_id', Str::random(32));
        }

        return $next($request);
    }
}
