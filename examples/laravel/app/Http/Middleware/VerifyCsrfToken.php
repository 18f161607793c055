<?php

namespace App\Http\Middleware;

use Illuminate\Foundation\Http\Middleware\VerifyCsrfToken as Middleware;

class VerifyCsrfToken extends Middleware
{
    /** The document has the token. The cookie XSRF-TOKEN, which scripts can read, is not in the shop's cookie policy. */
    protected $addHttpCookie = false;
}
