<?php

namespace App\Http\Controllers;

use App\Models\Customer;
use App\Shop\BotCheck;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Str;

/** The contact step. */
class ContactController
{
    /** Tells nothing of an account, nor of a lead who has subscribed. */
    public function exists(Request $request): array
    {
        $request->validate(['email' => 'required|email']);
        $customer = Customer::firstWhere('email', $request->input('email'));

        return $customer && $customer->isLead() && ! $customer->hasSubscribed()
            ? ['user' => true, 'exist' => true, 'phone_ddd' => $customer->phone_ddd, 'phone_number' => $customer->phone_number]
            : ['user' => null, 'exist' => $customer !== null];
    }

    /** Creates the lead and logs it in: the checkout and the payment's channel need a user. */
    public function create(Request $request): array
    {
        $contact = $request->validate([
            'email' => 'required|email',
            'phone_ddd' => 'required|digits:2',
            'phone_number' => 'required|digits_between:8,9',
            'check_newsletter' => 'required|boolean',
            'check_privacy' => 'accepted',
            'recaptcha_response' => ['required', new BotCheck],
        ]);

        if (Customer::where('email', $contact['email'])->exists()) {
            return ['success' => false, 'message' => 'Este e-mail já tem cadastro.'];
        }

        $customer = Customer::create([
            'code' => Str::random(12),
            'email' => $contact['email'],
            'phone_ddd' => $contact['phone_ddd'],
            'phone_number' => $contact['phone_number'],
            'newsletter' => $contact['check_newsletter'],
        ]);
        Auth::login($customer);
        unset($contact['recaptcha_response']);
        session([
            'login_reach' => 'checkout',
            'answers' => array_merge(session('answers', []), $contact),
        ]);

        return ['success' => true, 'genero' => 'cachorro', 'customer_code' => $customer->code];
    }
}
