<?php

namespace App\Shop;

use App\Models\Customer;
use App\Models\Subscription;
use DateTimeInterface;
use Illuminate\Support\Collection;

/** The data of the pages about the account's own boxes. */
class SubscriptionPages
{
    /** @param Collection $subscriptions the customer's own. */
    public static function hub(Collection $subscriptions): array
    {
        return ['box_count' => $subscriptions->count(), 'hygiene_count' => 0, 'wet_food_count' => 0];
    }

    public static function boxes(Collection $subscriptions): array
    {
        return ['subscriptions' => $subscriptions->map(fn (Subscription $each) => [
            'code' => $each->code,
            'moip_contract_id' => $each->contractId(),
            'status' => ['print' => 'Ativa', 'badge' => 'success'],
            'plan' => $each->plan_code,
            'plan_name' => $each->planName(),
            'plan_value' => $each->monthlyAmount(),
            'pet_name' => $each->pet_name,
            'pet_img' => $each->photoUrl(),
            'pet_size' => $each->pet_size,
            'next_env_date' => $each->next_env_date?->format('Y-m-d'),
            'items' => [],
            'avulso' => false,
            'sub_with' => null,
        ])->all()];
    }

    public static function plan(Subscription $subscription, Customer $owner): array
    {
        $start = $subscription->created_at;

        return [
            'subscription' => [
                'code' => $subscription->code,
                'moip_contract_id' => $subscription->contractId(),
                'plan' => ['name' => $subscription->planName(), 'code' => $subscription->plan_code],
                'status' => 'ACTIVE',
                // Cents, as integers. Other pages have decimal reais: openapi.json says which.
                'amount' => $subscription->monthlyAmount(),
                'susbcription_value' => $subscription->monthlyAmount(),
                // Two forms of a date on one page, both without a time.
                'creation_date' => self::parts($start),
                'expiration_date' => $start->copy()->addMonthsNoOverflow($subscription->parcels)->format('Y-m-d'),
                'payment_method' => 'CREDIT_CARD',
                'renewed' => 0,
                'user_adress' => $subscription->address,
                'iteration' => $subscription->parcels,
            ],
            'canceled' => false,
            'cancel_request' => 0,
            'user' => [
                'name' => $owner->registration['fullname'] ?? null,
                'email' => $owner->email,
            ],
            'invoices' => [],
            'pet' => ['name' => $subscription->pet_name, 'pet_sex' => $subscription->pet_sex],
        ];
    }

    private static function parts(DateTimeInterface $date): array
    {
        return ['day' => (int) $date->format('j'), 'month' => (int) $date->format('n'), 'year' => (int) $date->format('Y')];
    }
}
