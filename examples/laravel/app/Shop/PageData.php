<?php

namespace App\Shop;

use App\Models\Subscription;

/** The data of each page (`page` in the embedded JSON), by the folder of its document. */
class PageData
{
    /** @return array|null null for a page without data, or for a visitor who may not see them. */
    public static function of(?string $pattern): ?array
    {
        // `switch` would take the 404 page's null for the home page's ''.
        return match ($pattern) {
            '', 'gato' => ['price' => collect(config('catalogue.plans'))->min('price')],
            'bem-vindo' => self::welcome(),
            'dados-cliente', 'app/dados-cliente' => AccountData::of(request()->user()),
            default => null,
        };
    }

    private static function welcome(): ?array
    {
        $subscription = Subscription::firstWhere('code', session('answers.subscription_code'));

        // An account without a box gets data without a payment: the page redirects.
        if ($subscription === null && session('login_reach') !== 'account') {
            return null;
        }

        return [
            'payment' => $subscription?->payment(),
            'pet' => [
                'pet_name' => session('answers.pet_name'),
                'pet_sex' => session('answers.pet_sex'),
                'img' => null,
            ],
            'questionnaire' => 'optional',
            'answers' => session('pet_data'),
            // A calendar date, never a Carbon instance: that would be serialised as UTC, and be a day late in the evening.
            'first_box' => $subscription === null ? null : [
                'paid_on' => $subscription->updated_at->format('Y-m-d'), 'days' => 7, 'monthly' => false,
            ],
        ];
    }
}
