<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Foundation\Auth\User;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Str;

class Customer extends User
{
    protected $guarded = [];

    // Without casts SQLite, and MySQL with emulated prepares, send numbers and booleans as text.
    // The registration holds a CPF and an address.
    protected $casts = ['newsletter' => 'boolean', 'registration' => 'encrypted:array'];

    public static function byEmail(string $email): ?self
    {
        return self::firstWhere('email', Str::lower(trim($email)));
    }

    /** Stored in lower case, so that the unique index refuses the same e-mail in another spelling. */
    public function setEmailAttribute(string $email): void
    {
        $this->attributes['email'] = Str::lower(trim($email));
    }

    public function subscriptions(): HasMany
    {
        return $this->hasMany(Subscription::class);
    }

    /** The subscriptions that the account shows. */
    public function paidSubscriptions(): Collection
    {
        return $this->subscriptions()->where('status', 'PAID')->get();
    }

    public function paidSubscriptionCount(): int
    {
        return $this->subscriptions()->where('status', 'PAID')->count();
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

    /** Whether this session has logged in with the customer's password. */
    public function isAccountHere(): bool
    {
        return Auth::id() === $this->id && session('login_reach') === 'account';
    }

    /**
     * Whether this session may act for the customer. Once a payment is pending or paid, knowing the e-mail no longer suffices:
     * the session must have sent that payment, or have logged in with the password.
     */
    public function mayActHere(): bool
    {
        $codes = $this->subscriptions()->whereIn('status', ['WAITING', 'PAID'])->pluck('code');

        return $this->isAccountHere() || $codes->isEmpty() || $codes->contains(session('answers.subscription_code'));
    }

    /** The registration as this session may read it: an account's own; otherwise only what the session has sent itself. */
    public function readableRegistration(): ?array
    {
        return $this->isAccountHere() ? $this->registration : session('registration');
    }

    /** An account keeps its CPF. A lead can correct a wrong one. */
    public function refusesCpf(string $cpf): bool
    {
        return $this->isAccountHere() && $cpf !== ($this->registration['cpf'] ?? $cpf);
    }
}
