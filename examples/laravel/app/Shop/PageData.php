<?php

namespace App\Shop;

use App\Models\Customer;
use App\Models\Subscription;
use Closure;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Support\Str;

/** The data of each page (`page` in the embedded JSON), by the folder of its document. */
class PageData
{
    /**
     * @return array|null null for a page without data, or for a visitor who may not see them.
     *
     * @throws ModelNotFoundException if the path names no record of the customer.
     */
    public static function of(?string $pattern): ?array
    {
        // `switch` would take the 404 page's null for the home page's ''.
        return match ($pattern === null ? null : Str::after($pattern, 'app/')) {
            '', 'gato' => ['price' => collect(config('catalogue.plans'))->min('price')],
            'bem-vindo' => self::welcome(),
            'area-cliente' => self::account(fn (Customer $own) => AccountData::area($own)),
            'dados-cliente' => self::account(fn (Customer $own) => AccountData::of($own)),
            'assinaturas' => self::account(fn (Customer $own) => SubscriptionPages::hub($own->paidSubscriptions())),
            'assinaturas/box' => self::account(fn (Customer $own) => SubscriptionPages::boxes($own->paidSubscriptions())),
            'plano/[code]' => self::account(fn (Customer $own) => SubscriptionPages::plan(
                $own->paidSubscription(last(request()->segments())),
                $own,
            )),
            default => null,
        };
    }

    /** @return array|null null for guests and for leads, whose login proves no more than that someone knows an e-mail. */
    private static function account(Closure $data): ?array
    {
        $customer = request()->user();

        return $customer && session('login_reach') === 'account' ? $data($customer) : null;
    }

    private static function welcome(): ?array
    {
        $subscription = Subscription::ofSession();

        // An account without a box gets data without a payment: the page redirects.
        if ($subscription === null && session('login_reach') !== 'account') {
            return null;
        }

        return [
            'payment' => $subscription?->payment(),
            'pet' => [
                'pet_name' => $subscription?->pet_name,
                'pet_sex' => $subscription?->pet_sex,
                'img' => null,
            ],
            'questionnaire' => 'optional',
            'answers' => $subscription?->pet_data,
            // A calendar date, never a Carbon instance: that would be serialised as UTC, and be a day late in the evening.
            'first_box' => $subscription === null ? null : [
                'paid_on' => $subscription->paid_at?->format('Y-m-d'), 'days' => 7, 'monthly' => $subscription->parcels === 1,
            ],
        ];
    }
}
