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
        $reach = $session->get('login_reach');

        return [
            'logged_in' => $customer !== null,
            // The name only if this session has sent it, or a password proves who asks.
            'user' => $customer ? ['name' => $session->get('registration.fullname')] : null,
            'subscriptions' => $customer && $reach === 'account' ? $customer->subscriptions()->count() : 0,
            'login_reach' => $reach ?? 'account',
            'customer_code' => $customer->code ?? null,
            'flow' => 'current',
            'answers' => (object) $session->get('answers', []),
            'coupon' => null,
            'realtime' => ['broadcaster' => 'socket.io', 'port' => config('shop.realtime_port')],
            'session_id' => $session->get('session_id'),
        ];
    }
}
