<?php

namespace App\Http\Controllers;

use App\Shop\Answers;
use Illuminate\Http\Request;
use Illuminate\Validation\Rule;

/** Saves the answers of the funnel in the session, by the names of the calls. */
class FunnelController
{
    public function species(Request $request): array
    {
        $request->validate(['petSelect.tag' => 'required|in:dog,cat', 'other_pet' => 'nullable|boolean']);

        if ($request->boolean('other_pet')) {
            Answers::dropPet();
        }

        return $this->saved(['species' => $request->input('petSelect.tag')]);
    }

    public function name(Request $request): array
    {
        return $this->saved($request->validate([
            'pet_name' => 'required|string|max:40',
            'pet_sex' => 'required|in:masculino,feminino',
        ]));
    }

    public function size(Request $request): array
    {
        return $this->saved($request->validate(['pet_size' => 'required|in:micro,pequeno,medio,grande,gato']));
    }

    public function breed(Request $request): array
    {
        // ConvertEmptyStringsToNull has made null of "".
        return $this->saved($request->validate([
            'pet_breed' => 'required|string|max:80',
            'pet_breed_srd1' => 'nullable|string|max:80',
            'pet_breed_srd2' => 'nullable|string|max:80',
        ]));
    }

    public function birthDate(Request $request): array
    {
        return $this->saved($request->validate(['pet_birth' => 'required|date_format:Y-m-d|before_or_equal:today']));
    }

    public function restriction(Request $request): array
    {
        return $this->saved($request->validate(['restricao' => 'required|in:sem_proteina,pode_tudo']));
    }

    public function track(Request $request): array
    {
        return $this->saved($request->validate(['trilha' => ['required', Rule::in($this->tagsOf('tracks'))]]));
    }

    public function plan(Request $request): array
    {
        return $this->saved($request->validate(['plan' => ['required', Rule::in($this->tagsOf('plans'))]]));
    }

    public function extraItem(Request $request): array
    {
        return $this->saved($request->validate([
            'item_extra' => ['required', Rule::in(['normal', ...$this->tagsOf('extras')])],
        ]));
    }

    private function tagsOf(string $kind): array
    {
        return array_column(config("catalogue.$kind"), 'tag');
    }

    private function saved(array $answers): array
    {
        Answers::save($answers);

        return ['success' => true, 'genero' => Answers::pet()];
    }
}
