<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Foundation\Auth\User;
use Illuminate\Support\Str;

class Customer extends User
{
    protected $guarded = [];

    // Without casts SQLite, and MySQL with emulated prepares, send numbers and booleans as text.
    protected $casts = ['newsletter' => 'boolean', 'registration' => 'array'];

    public function subscriptions(): HasMany
    {
        return $this->hasMany(Subscription::class);
    }

    /** The subscriptions that the account shows. */
    public function paidSubscriptions(): Collection
    {
        return $this->subscriptions()->where('status', 'PAID')->get();
    }

    /** @throws ModelNotFoundException for another customer's, as for one that does not exist. */
    public function paidSubscription(string $code): Subscription
    {
        return $this->subscriptions()->where('status', 'PAID')->where('code', Str::after($code, 'CTR-'))->firstOrFail();
    }

    /** A lead: known by an e-mail alone, so anyone could claim to be them. */
    public function isLead(): bool
    {
        return $this->password === null;
    }

    /** Whether a payment is pending or paid. From then on the e-mail opens nothing. */
    public function hasSubscribed(): bool
    {
        return $this->subscriptions()->whereIn('status', ['WAITING', 'PAID'])->exists();
    }
}
