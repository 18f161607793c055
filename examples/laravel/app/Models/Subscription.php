<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

class Subscription extends Model
{
    protected $guarded = [];

    protected $casts = [
        'amount' => 'integer', 'shipping_amount' => 'integer', 'parcels' => 'integer', 'address' => 'array',
        // A plain `date` would become a UTC timestamp in toJson().
        'next_env_date' => 'date:Y-m-d',
    ];

    public function customer(): BelongsTo
    {
        return $this->belongsTo(Customer::class);
    }

    /** The contract at the payment service, by which some calls name the subscription. */
    public function contractId(): string
    {
        return "CTR-$this->code";
    }

    public function planName(): string
    {
        return 'Essencial '.(collect(config('catalogue.plans'))->firstWhere('tag', $this->plan_code)['name'] ?? '');
    }

    /** In cents, freight included. */
    public function monthlyAmount(): int
    {
        return intdiv($this->amount, $this->parcels);
    }

    /** A new URL for each photo, so that no browser shows the one before. */
    public function photoUrl(): ?string
    {
        return $this->photo === null ? null : '/fotos/'.$this->contractId().'?'.pathinfo($this->photo, PATHINFO_FILENAME);
    }

    /** The result of the payment, as calls and events send it. */
    public function payment(): array
    {
        return ['status' => $this->status, 'real_status' => $this->status, 'subscription_code' => $this->code];
    }
}
