<?php

namespace App\Providers;

use App\Broadcasting\SocketIoBroadcaster;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;

class AppServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        RateLimiter::for('emails', fn ($request) => Limit::perMinute(20)->by($request->ip()));
        RateLimiter::for('cards', fn ($request) => Limit::perMinute(10)->by($request->session()->getId()));

        Broadcast::extend('echo', fn ($app, array $config) => new SocketIoBroadcaster($config));
        Broadcast::routes();
        require base_path('routes/channels.php');

        Route::post('/webhooks/payments', 'App\Http\Controllers\PaymentWebhookController');
        Route::middleware('web')->group(base_path('routes/web.php'));
    }
}
