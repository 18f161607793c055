<?php

namespace App\Http\Middleware;

use Illuminate\Foundation\Http\Middleware\TrimStrings as Middleware;

/** Passwords stay as they were typed: Laravel's own list does not name the account's two fields. */
class TrimStrings extends Middleware
{
    protected $except = ['password', 'password_confirmation', 'newPassword', 'oldPassword'];
}
