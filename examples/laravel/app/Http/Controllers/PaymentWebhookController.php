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
        $secret = (string) config('shop.webhook_secret');
        // With an empty secret, a request without a token would pass.
        abort_unless($secret !== '' && hash_equals($secret, (string) $request->bearerToken()), 403);

        $sent = $request->validate([
            'subscription_code' => 'required|exists:subscriptions,code',
            'status' => 'required|in:PAID,NOT_PAID',
        ]);
        $subscription = Subscription::firstWhere('code', $sent['subscription_code']);

        // A late or repeated call changes nothing: the first answer counts.
        $isFirst = Subscription::whereKey($subscription->id)->where('status', 'WAITING')->update([
            'status' => $sent['status'],
            'paid_at' => $sent['status'] === 'PAID' ? now() : null,
        ]);

        // Stored before it is broadcast: a page that subscribes in between asks /payment/get-data. Without a realtime server
        // the result is still stored.
        if ($isFirst) {
            rescue(fn () => event(new NotifyPaymentCheckoutEvent($subscription->refresh())));
        }

        return ['success' => true];
    }
}
