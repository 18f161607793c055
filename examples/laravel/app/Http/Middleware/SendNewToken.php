<?php

namespace App\Http\Middleware;

use Closure;

/** Sends the shop the token that a request has changed, e.g. a login. Otherwise the next call would be refused with 419 first. */
class SendNewToken
{
    public function handle($request, Closure $next)
    {
        $token = $request->session()->token();
        $response = $next($request);

        if ($request->session()->token() !== $token) {
            $response->headers->set('X-CSRF-TOKEN', $request->session()->token());
        }

        return $response;
    }
}
