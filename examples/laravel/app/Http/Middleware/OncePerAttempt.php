<?php

namespace App\Http\Middleware;

use App\Models\Subscription;
use Closure;
use Illuminate\Support\Facades\Cache;

/**
 * Honours `Idempotency-Key`: an attempt that opened a subscription gets the same reply again, without a second charge, even
 * with another card. A refusal does not use the key up.
 */
class OncePerAttempt
{
    public function handle($request, Closure $next)
    {
        $key = $request->header('Idempotency-Key') ?: null;
        // A key that is too long for its column is refused like a wrong field.
        validator(['key' => $key], ['key' => 'nullable|string|max:255'])->validate();
        $attempt = [
            'session_id' => $request->session()->get('session_id'),
            'customer_id' => $request->user()->id,
            'attempt' => $key,
        ];

        // Look-up, charge and storage under one lock. It is the customer's: two sessions may pay at once.
        return Cache::lock("payment.{$attempt['customer_id']}", 60)->block(50, function () use ($attempt, $request, $next) {
            $opened = $attempt['attempt'] === null ? null : Subscription::firstWhere($attempt);

            if ($opened === null) {
                return $next($request);
            }

            $opened->follow();

            return response()->json($opened->opened());
        });
    }
}
