<?php

namespace App\Providers;

use App\Broadcasting\SocketIoBroadcaster;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use Illuminate\Support\Str;

class AppServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        $this->limitRates();

        Broadcast::extend('echo', fn ($app, array $config) => new SocketIoBroadcaster($config));
        Broadcast::routes();
        require base_path('routes/channels.php');

        Route::post('/webhooks/payments', 'App\Http\Controllers\PaymentWebhookController');
        Route::middleware('web')->group(base_path('routes/web.php'));
    }

    /** A limit of its own for each purpose: with `throttle:10,1`, all routes of a user share one counter. */
    private function limitRates(): void
    {
        RateLimiter::for('logins', function ($request) {
            $email = $request->input('email');

            return [
                // By e-mail and address together: tries from elsewhere must not lock the owner out.
                Limit::perMinute(10)->by((is_string($email) ? Str::lower(trim($email)) : '')."|{$request->ip()}"),
                Limit::perMinute(60)->by($request->ip()),
            ];
        });

        // A visitor without a cookie has a new session each time, so both count by address, too.
        foreach (['emails' => 20, 'lookups' => 60] as $name => $most) {
            RateLimiter::for($name, fn ($request) => [
                Limit::perMinute($most)->by("{$request->path()}|{$request->session()->get('session_id')}"),
                Limit::perMinute(3 * $most)->by("{$request->path()}|{$request->ip()}"),
            ]);
        }

        foreach (['cards' => 10, 'passwords' => 10, 'photos' => 20] as $name => $most) {
            RateLimiter::for($name, fn ($request) => Limit::perMinute($most)->by($request->user()->id));
        }
    }
}
