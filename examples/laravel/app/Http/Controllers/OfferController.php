<?php

namespace App\Http\Controllers;

/** Lists what is sold. */
class OfferController
{
    public function breeds(): array
    {
        return config('catalogue.breeds');
    }

    public function tracks(): array
    {
        return ['trilhas' => config('catalogue.tracks')];
    }

    public function plans(): array
    {
        return session('answers.trilha') === null
            ? ['plans' => null, 'error' => 'Escolha uma trilha primeiro.']
            : ['plans' => config('catalogue.plans')];
    }

    public function extraItems(): array
    {
        return ['trilhas' => config('catalogue.extras')];
    }
}
