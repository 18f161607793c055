<?php

namespace App\Http\Controllers;

use App\Models\Customer;
use App\Shop\SessionCustomer;
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
            'check_newsletter' => 'nullable|boolean',
            'checkout' => 'nullable|boolean',
        ]);
        $customer = Customer::byEmail($sent['email']);
        $reach = $customer ? $this->reachOf($customer, $sent) : null;

        if ($reach === null) {
            return ['auth' => false];
        }

        // A lead may have typed another telephone.
        if ($reach === 'checkout' && isset($sent['phone_ddd'], $sent['phone_number'])) {
            $customer->update(['phone_ddd' => $sent['phone_ddd'], 'phone_number' => $sent['phone_number']]);
        }

        if ($reach === 'checkout' && isset($sent['check_newsletter'])) {
            $customer->update(['newsletter' => $sent['check_newsletter']]);
        }

        SessionCustomer::enter($customer, $reach);

        return [
            'auth' => true,
            'user' => ['name' => $customer->readableRegistration()['fullname'] ?? null],
            'subscriptions' => $reach === 'account' ? $customer->paidSubscriptionCount() : 0,
            'customer_code' => $customer->code,
            'phone_ddd' => $customer->phone_ddd,
            'phone_number' => $customer->phone_number,
            'check_newsletter' => $customer->newsletter,
        ];
    }

    /** `checkout` for a lead whose e-mail is the password, and only until another session's payment is pending or paid. */
    private function reachOf(Customer $customer, array $sent): ?string
    {
        if (! $customer->isLead()) {
            return Hash::check($sent['password'], $customer->password) ? 'account' : null;
        }

        $isCheckout = ($sent['checkout'] ?? false) && $sent['password'] === $sent['email'];

        return $isCheckout && $customer->mayActHere() ? 'checkout' : null;
    }

    /** A link on another site, or a picture, must not log anyone out. */
    public function logout(Request $request): RedirectResponse
    {
        $site = $request->header('Sec-Fetch-Site');
        $page = $request->header('Referer');
        $isOwn = $site === null
            ? $page === null || parse_url($page, PHP_URL_HOST) === $request->getHost()
            : in_array($site, ['same-origin', 'none'], true);

        // The route also takes HEAD, which must change nothing.
        if ($isOwn && $request->isMethod('GET')) {
            Auth::logout();
            $request->session()->invalidate();
            $request->session()->regenerateToken();
        }

        return redirect('/');
    }
}
