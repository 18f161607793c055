<?php

namespace App\Shop;

use App\Models\Subscription;

/** The data of each page (`page` in the embedded JSON), by the folder of its document. */
class PageData
{
    /** @return array|null null for a page without data, or for a visitor who may not see them. */
    public static function of(?string $pattern): ?array
    {
        switch ($pattern) {
            case '':
            case 'gato':
                return ['price' => collect(config('catalogue.plans'))->min('price')];
            case 'bem-vindo':
                return self::welcome();
            default:
                return null;
        }
    }

    private static function welcome(): ?array
    {
        $subscription = Subscription::firstWhere('code', session('answers.subscription_code'));

        return $subscription === null ? null : [
            'payment' => $subscription->payment(),
            'pet' => [
                'pet_name' => session('answers.pet_name'),
                'pet_sex' => session('answers.pet_sex'),
                'img' => null,
            ],
            'questionnaire' => 'optional',
            'answers' => null,
            // A calendar date, never a Carbon instance: that would be serialised as UTC, and be a day late in the evening.
            'first_box' => ['paid_on' => $subscription->updated_at->format('Y-m-d'), 'days' => 7, 'monthly' => false],
        ];
    }
}
