<?php

namespace App\Http\Controllers;

use App\Models\Customer;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Hash;

class LoginController
{
    public function login(Request $request): array
    {
        $sent = $request->validate([
            'email' => 'required|email',
            'password' => 'required|string',
            'phone_ddd' => 'nullable|digits:2',
            'phone_number' => 'nullable|digits_between:8,9',
            'checkout' => 'nullable|boolean',
        ]);
        $customer = Customer::firstWhere('email', $sent['email']);
        $reach = $customer ? $this->reachOf($customer, $sent) : null;

        if ($reach === null) {
            return ['auth' => false];
        }

        // Auth::login gives the session a new id. What another customer left in it must not stay.
        if (Auth::id() !== $customer->id) {
            session()->forget(['registration', 'answers.subscription_code', 'answers.customer_saved']);
        }

        Auth::login($customer);
        session(['login_reach' => $reach]);

        return [
            'auth' => true,
            // A lead's name is not told to someone who only knows the e-mail.
            'user' => ['name' => $reach === 'account' ? ($customer->registration['fullname'] ?? null) : null],
            'subscriptions' => $reach === 'account' ? $customer->subscriptions()->count() : 0,
            'customer_code' => $customer->code,
            'phone_ddd' => $sent['phone_ddd'] ?? $customer->phone_ddd,
            'phone_number' => $sent['phone_number'] ?? $customer->phone_number,
            'check_newsletter' => $customer->newsletter,
        ];
    }

    /** `checkout` for a lead whose e-mail is the password, and only until a payment is pending or paid. */
    private function reachOf(Customer $customer, array $sent): ?string
    {
        if (! $customer->isLead()) {
            return Hash::check($sent['password'], $customer->password) ? 'account' : null;
        }

        $isCheckout = ($sent['checkout'] ?? false) && $sent['password'] === $sent['email'];

        return $isCheckout && ! $customer->hasSubscribed() ? 'checkout' : null;
    }

    /** A link on another site, or a picture, must not log anyone out. */
    public function logout(Request $request): RedirectResponse
    {
        $site = $request->header('Sec-Fetch-Site');
        $page = parse_url($request->header('Referer', ''), PHP_URL_HOST);
        $isOwn = $site === null ? in_array($page, [null, $request->getHost()], true) : in_array($site, ['same-origin', 'none'], true);

        if ($isOwn) {
            Auth::logout();
            $request->session()->invalidate();
            $request->session()->regenerateToken();
        }

        return redirect('/');
    }
}
