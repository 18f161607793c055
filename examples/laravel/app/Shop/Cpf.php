<?php

namespace App\Shop;

use Illuminate\Contracts\Validation\Rule;

/** A CPF with its two check digits. */
class Cpf implements Rule
{
    public const FIXED = 'O CPF da sua conta não muda. Se houver um erro nele, fale com a gente.';

    public function passes($attribute, $value): bool
    {
        if (! is_string($value) || ! preg_match('/^(?!(\d)\1{10})\d{11}$/', $value)) {
            return false;
        }

        foreach ([9, 10] as $length) {
            $sum = 0;

            for ($place = 0; $place < $length; $place++) {
                $sum += (int) $value[$place] * ($length + 1 - $place);
            }

            if ((int) $value[$length] !== $sum * 10 % 11 % 10) {
                return false;
            }
        }

        return true;
    }

    public function message(): string
    {
        return 'CPF inválido.';
    }
}
