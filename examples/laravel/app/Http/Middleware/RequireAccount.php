<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Auth\AuthenticationException;

/** Lets only sessions with a password login pass. A lead's reaches no further than the checkout. */
class RequireAccount
{
    public function handle($request, Closure $next)
    {
        if ($request->session()->get('login_reach') !== 'account') {
            throw new AuthenticationException;
        }

        return $next($request);
    }
}
