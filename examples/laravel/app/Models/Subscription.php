<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Http\UploadedFile;

class Subscription extends Model
{
    public const PHOTO = 'required|file|mimetypes:image/jpeg,image/png,image/webp|max:1024';

    protected $guarded = [];

    protected $casts = [
        'amount' => 'integer', 'shipping_amount' => 'integer', 'parcels' => 'integer', 'address' => 'encrypted:array',
        'pet_data' => 'array', 'paid_at' => 'datetime',
        // A plain `date` would become a UTC timestamp in toJson().
        'next_env_date' => 'date:Y-m-d',
    ];

    /** The one whose payment this session follows. */
    public static function ofSession(): ?self
    {
        return self::firstWhere('code', session('answers.subscription_code'));
    }

    /** Makes this payment the one that the session waits for on /aguardando. Its customer is registered. */
    public function follow(): void
    {
        session(['answers.subscription_code' => $this->code, 'answers.customer_saved' => true]);
    }

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

    /** Stores a validated photo. @return string the file's name, which is our own: the customer's may be anything. */
    public function keepPhoto(UploadedFile $photo): string
    {
        $name = $photo->move(storage_path('photos'), $photo->hashName())->getFilename();
        $this->update(['photo' => $name]);

        return $name;
    }

    /** The reply of /save/subscription, also to a repeated attempt. */
    public function opened(): array
    {
        return [
            'success' => true,
            'payload' => $this->only(['amount', 'parcels', 'shipping_amount', 'plan_code']) + ['cupom_code' => null],
            'subscription' => [['payment' => ['subscription_code' => $this->code]]],
        ];
    }

    /** The result of the payment, as calls and events send it. */
    public function payment(): array
    {
        return ['status' => $this->status, 'real_status' => $this->status, 'subscription_code' => $this->code];
    }
}
