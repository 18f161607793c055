<?php

namespace App\Http\Controllers;

use App\Events\NotifyPaymentCheckoutEvent;
use App\Models\Subscription;
use Illuminate\Http\Request;

/** The payment provider reports the bank's answer here. */
class PaymentWebhookController
{
    public function __invoke(Request $request): array
    {
        abort_unless(hash_equals((string) config('shop.webhook_secret'), (string) $request->bearerToken()), 403);

        $sent = $request->validate([
            'subscription_code' => 'required|exists:subscriptions,code',
            'status' => 'required|in:PAID,NOT_PAID',
        ]);
        $subscription = Subscription::firstWhere('code', $sent['subscription_code']);

        // Stored before it is broadcast: a page that subscribes in between asks /payment/get-data.
        $subscription->update(['status' => $sent['status']]);

        // Without a realtime server the result is still stored. The page asks for it.
        rescue(fn () => event(new NotifyPaymentCheckoutEvent($subscription)));

        return ['success' => true];
    }
}
