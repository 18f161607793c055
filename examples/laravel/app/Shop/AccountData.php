<?php

namespace App\Shop;

use App\Models\Customer;
use App\Models\Subscription;

/** The data of the account's own pages. */
class AccountData
{
    /** The subscriber's area, to which a login leads. */
    public static function area(Customer $customer): array
    {
        $subscriptions = $customer->paidSubscriptions();

        return [
            'user' => self::user($customer),
            'contract_status' => $subscriptions->isEmpty() ? null : 'active',
            // Counting the boxes received is left to an application that packs some.
            'loyalty' => null,
            'invoice_info' => $subscriptions->map(fn (Subscription $each) => [
                'code' => $each->contractId(),
                // The example charges once, so no further charge has a date.
                'invoice_date' => null,
                'pet_name' => $each->pet_name,
                'pet_sex' => $each->pet_sex,
            ])->all(),
        ];
    }

    public static function of(Customer $customer): array
    {
        return [
            'user' => self::user($customer),
            'customer' => ['code' => $customer->code],
            'subscriptions' => $customer->paidSubscriptions()->map(self::subscription(...))->all(),
            // The example's payment provider stores no cards.
            'wallets' => [],
        ];
    }

    private static function user(Customer $customer): array
    {
        $registration = $customer->registration;

        return [
            'name' => $registration['fullname'] ?? null,
            'email' => $customer->email,
            'doc' => $registration['cpf'] ?? null,
            'instagram' => $customer->instagram,
            // The customer's code at the payment service. Null asks the customer to complete the registration.
            'code_moip' => isset($registration['cpf']) ? $customer->code : null,
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
