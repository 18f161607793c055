<?php

namespace App\Shop;

/** What the session has chosen, with its prices in cents: sums of decimals drift. */
class Order
{
    public array $plan;

    public int $monthly;

    public int $total;

    public int $freight;

    public static function ofSession(): ?self
    {
        $plan = collect(config('catalogue.plans'))->firstWhere('tag', session('answers.plan'));

        if ($plan === null) {
            return null;
        }

        $extra = collect(config('catalogue.extras'))->firstWhere('tag', session('answers.item_extra'));
        $order = new self;
        $order->plan = $plan;
        $order->monthly = self::cents($plan['price']) + self::cents($extra['price'] ?? '0');
        $order->total = $order->monthly * $plan['iteration'];
        $order->freight = self::cents(session('freight', '0'));

        return $order;
    }

    public static function reais(int $cents): string
    {
        return number_format($cents / 100, 2, '.', '');
    }

    private static function cents(string $reais): int
    {
        return (int) round((float) $reais * 100);
    }
}
