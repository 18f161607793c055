<?php

use App\Models\Customer;
use Illuminate\Support\Facades\Broadcast;

// Leads listen as well: they are logged in since /save/new-user. A channel of another customer is refused like one that
// does not exist, with 403, and so is one of a customer whose payment another session has sent.
Broadcast::channel(
    'channel-payment-checkout.{code}',
    fn (Customer $customer, string $code) => $customer->code === $code && $customer->mayActHere(),
);
