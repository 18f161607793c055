<?php

namespace App\Events;

use App\Models\Subscription;
use Illuminate\Broadcasting\PrivateChannel;
use Illuminate\Contracts\Broadcasting\ShouldBroadcastNow;

class NotifyPaymentCheckoutEvent implements ShouldBroadcastNow
{
    private Subscription $subscription;

    public function __construct(Subscription $subscription)
    {
        $this->subscription = $subscription;
    }

    public function broadcastOn(): PrivateChannel
    {
        return new PrivateChannel("channel-payment-checkout.{$this->subscription->customer->code}");
    }

    public function broadcastWith(): array
    {
        return ['payment_payload' => $this->subscription->payment()];
    }
}
