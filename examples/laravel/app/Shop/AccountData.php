<?php

namespace App\Shop;

use App\Models\Customer;
use App\Models\Subscription;

/** The data of the account's page. */
class AccountData
{
    public static function of(Customer $customer): array
    {
        $registration = $customer->registration;

        return [
            'user' => [
                'name' => $registration['fullname'] ?? null,
                'email' => $customer->email,
                'doc' => $registration['cpf'] ?? null,
                'instagram' => $customer->instagram,
                // The customer's code at the payment service. Null asks the customer to complete the registration.
                'code_moip' => isset($registration['cpf']) ? $customer->code : null,
            ],
            'customer' => ['code' => $customer->code],
            'subscriptions' => $customer->paidSubscriptions()->map(self::subscription(...))->all(),
            // The example's payment provider stores no cards.
            'wallets' => [],
        ];
    }

    private static function subscription(Subscription $subscription): array
    {
        return [
            'moip_contract_id' => $subscription->contractId(),
            'plan' => $subscription->plan_code,
            'pet_name' => $subscription->pet_name,
            'pet_sex' => $subscription->pet_sex,
            'pet_size' => $subscription->pet_size,
            'pet_id' => (string) $subscription->id,
            'img' => $subscription->photoUrl(),
            'user_adress' => $subscription->address,
            'avulso' => false,
            'sub_with' => null,
            // Never the Carbon instance itself, which would be serialised as a UTC timestamp.
            'next_env_date' => $subscription->next_env_date?->format('Y-m-d'),
            'items' => [],
            'name' => 'Essencial',
            'image' => null,
        ];
    }
}
