<?php

namespace App\Shop;

use App\Models\Customer;
use Illuminate\Support\Facades\Auth;

/** Logs a customer in, by the contact step or a login. */
class SessionCustomer
{
    /** @param string $reach `account` after a password, otherwise `checkout`: a lead's session can only finish the checkout. */
    public static function enter(Customer $customer, string $reach): void
    {
        // The pet belongs to the browser. The registration, the freight and the payment belong to the previous customer.
        if (Auth::id() !== $customer->id) {
            session()->forget(['registration', 'freight', 'answers.customer_saved', 'answers.subscription_code']);
        }

        // Gives the session a new id, but keeps the token, which the previous customer's pages know.
        Auth::login($customer);
        session()->regenerateToken();
        session(['login_reach' => $reach]);
        Answers::save([
            'email' => $customer->email,
            'phone_ddd' => $customer->phone_ddd,
            'phone_number' => $customer->phone_number,
            'check_newsletter' => $customer->newsletter,
            'check_privacy' => true,
        ]);
    }
}
