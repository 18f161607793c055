<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;

/**
 * Honours `Idempotency-Key`: an attempt that opened a subscription gets the same reply again, without a second charge, even
 * with another card. A refusal does not use the key up.
 */
class OncePerAttempt
{
    public function handle($request, Closure $next)
    {
        $attempt = [
            'session_id' => $request->session()->get('session_id'),
            'customer_id' => $request->user()->id,
            'key' => (string) $request->header('Idempotency-Key'),
        ];

        // Look-up, charge and storage under one lock. It is the customer's: two sessions may pay at once.
        return Cache::lock("payment.{$attempt['customer_id']}", 60)->block(50, function () use ($attempt, $request, $next) {
            $known = $attempt['key'] === '' ? null : DB::table('payment_attempts')->where($attempt)->value('reply');

            if ($known !== null) {
                return response()->json(json_decode($known, true));
            }

            $response = $next($request);

            if ($attempt['key'] !== '' && $response->isSuccessful() && $response->getData(true)['success']) {
                DB::table('payment_attempts')->insert($attempt + ['reply' => $response->getContent()]);
            }

            return $response;
        });
    }
}
