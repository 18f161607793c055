<?php

namespace App\Shop;

use Illuminate\Contracts\Validation\Rule;

/** The bot check. Without a site key in the documents the shop sends a stub, which only a local environment accepts. */
class BotCheck implements Rule
{
    public function passes($attribute, $value): bool
    {
        // An application of its own verifies the token with reCAPTCHA here.
        return app()->environment('local') && str_starts_with((string) $value, 'local-');
    }

    public function message(): string
    {
        return 'Não conseguimos confirmar que você é humano.';
    }
}
