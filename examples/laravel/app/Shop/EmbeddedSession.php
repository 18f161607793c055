<?php

namespace App\Shop;

use Illuminate\Http\Request;

/** What each document says about its visitor: `EmbeddedSession` of packages/api-client. */
class EmbeddedSession
{
    public static function of(Request $request): array
    {
        $session = $request->session();
        $customer = $request->user();

        return [
            'logged_in' => $customer !== null,
            'user' => $customer ? ['name' => $customer->readableRegistration()['fullname'] ?? null] : null,
            'subscriptions' => $customer && $customer->isAccountHere() ? $customer->paidSubscriptionCount() : 0,
            'login_reach' => $session->get('login_reach', 'account'),
            'customer_code' => $customer->code ?? null,
            'flow' => 'current',
            'answers' => (object) $session->get('answers', []),
            'coupon' => null,
            'realtime' => ['broadcaster' => 'socket.io', 'port' => config('shop.realtime_port')],
            'session_id' => $session->get('session_id'),
        ];
    }
}
