<?php

namespace App\Http\Controllers;

use App\Models\Subscription;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Http\Request;

/** What the welcome page sends about the pet of the payment that this session follows. All of it is optional. */
class WelcomeController
{
    public function answers(Request $request): array
    {
        $subscription = $this->followed();
        $sent = $request->validate([
            'data' => 'present|array|max:20',
            // Numbers and short texts, no lists.
            'data.*' => ['nullable', 'regex:/^.{0,200}$/us'],
        ]);
        $subscription->update(['pet_data' => $sent['data']]);

        return ['success' => true];
    }

    /** Replies with the name of the stored file. The shop makes photos smaller than 1 MB before it sends them. */
    public function photo(Request $request): array
    {
        $subscription = $this->followed();
        $request->validate(['photo' => Subscription::PHOTO]);

        return ['success' => $subscription->keepPhoto($request->file('photo'))];
    }

    private function followed(): Subscription
    {
        return Subscription::ofSession() ?? throw new AuthenticationException;
    }
}
