<?php

namespace App\Shop;

use Illuminate\Support\Arr;

/** The answers of the funnel in the session, by the names of the calls. */
class Answers
{
    /** The answers that are no longer valid when another species or track is chosen. */
    private const DEPENDENT = [
        'species' => ['pet_size', 'pet_breed', 'pet_breed_srd1', 'pet_breed_srd2', 'trilha', 'plan', 'item_extra'],
        'trilha' => ['plan', 'item_extra'],
    ];

    /** The answers about the customer, which another pet keeps. */
    private const OF_CUSTOMER = ['email', 'phone_ddd', 'phone_number', 'check_newsletter', 'check_privacy', 'customer_saved',
        'subscription_code'];

    /** Starts over for another pet, which gets a box of its own. */
    public static function dropPet(): void
    {
        session(['answers' => Arr::only(session('answers', []), self::OF_CUSTOMER)]);
    }

    public static function save(array $answers): void
    {
        $known = session('answers', []);

        foreach (self::DEPENDENT as $chosen => $dependent) {
            if (isset($answers[$chosen]) && $answers[$chosen] !== ($known[$chosen] ?? null)) {
                $known = Arr::except($known, $dependent);
            }
        }

        session(['answers' => array_merge($known, $answers)]);
    }

    /** The value of `pet` in the next step's URL. */
    public static function pet(): string
    {
        return session('answers.species') === 'cat' ? 'gato' : 'cachorro';
    }
}
