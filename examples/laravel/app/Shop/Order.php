<?php

namespace App\Shop;

/** What the session has chosen, with its prices in cents: sums of decimals drift. */
class Order
{
    public array $plan;

    public int $monthly;

    public int $total;

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

        return $order;
    }

    /** Of one box, in cents, by the saved postcode: a freight or a state that the browser sends proves nothing. */
    public static function freightTo(string $cep): int
    {
        ['estimate' => $estimate, 'incentive' => $incentive, 'free_states' => $free] = config('catalogue.freight');

        return in_array(Cep::state($cep), $free, true) ? 0 : max(0, self::cents($estimate['price']) - self::cents($incentive));
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
