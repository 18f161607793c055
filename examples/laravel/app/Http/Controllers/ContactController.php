<?php

namespace App\Http\Controllers;

use App\Models\Customer;
use App\Shop\Answers;
use App\Shop\BotCheck;
use App\Shop\SessionCustomer;
use Illuminate\Database\QueryException;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

/** The contact step. */
class ContactController
{
    /** Tells nothing of an account, nor of a lead who has subscribed in another session. */
    public function exists(Request $request): array
    {
        $request->validate(['email' => 'required|email']);
        $customer = Customer::byEmail($request->input('email'));

        return $customer && $customer->isLead() && $customer->mayActHere()
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

        try {
            $customer = Customer::create([
                'code' => Str::random(12),
                'email' => $contact['email'],
                'phone_ddd' => $contact['phone_ddd'],
                'phone_number' => $contact['phone_number'],
                'newsletter' => $contact['check_newsletter'],
            ]);
        } catch (QueryException $e) {
            // Class 23: the unique index refuses a known e-mail, also that of a request at the same time.
            if (! str_starts_with((string) $e->getCode(), '23')) {
                throw $e;
            }

            return ['success' => false, 'message' => 'Este e-mail já tem cadastro.'];
        }

        SessionCustomer::enter($customer, 'checkout');

        return ['success' => true, 'genero' => Answers::pet(), 'customer_code' => $customer->code];
    }
}
