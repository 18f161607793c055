<?php

namespace App\Http\Controllers;

use App\Shop\BotCheck;
use App\Shop\Cpf;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Hash;

/** What customers change about themselves. Its routes need `auth` and `account`; every query starts at `$request->user()`. */
class AccountController
{
    /** The same data as the checkout's, by other names. Wrong fields are a 422 by the names that were sent. */
    public function save(Request $request): array
    {
        $sent = $request->validate([
            'name' => 'required|string|max:120',
            'phone' => 'required|digits_between:10,11',
            'doc' => ['required', new Cpf],
            // Three numbers: year, month, day. A timestamp would be another day in another time zone.
            'birthdate' => 'required|array|size:3',
            'birthdate.*' => 'required|integer',
            'zipcode' => 'required|digits:8',
            'street' => 'required|string|max:120',
            'number' => 'nullable|max:20',
            'complement' => 'nullable|string|max:120',
            'neighborhood' => 'required|string|max:120',
            'city' => 'required|string|max:120',
            'state' => 'required|alpha|size:2',
            'recaptcha_response' => ['required', new BotCheck],
        ]);
        $customer = $request->user();

        if ($customer->refusesCpf($sent['doc'])) {
            return ['has_error' => true, 'message' => Cpf::FIXED];
        }

        $customer->update(['registration' => [
            'fullname' => $sent['name'],
            'cpf' => $sent['doc'],
            'birthdate' => $sent['birthdate'],
            'phone_area_code' => substr($sent['phone'], 0, 2),
            'phone_number' => substr($sent['phone'], 2),
            'payment_cep' => $sent['zipcode'],
            'payment_address_street' => $sent['street'],
            'payment_address_number' => $sent['number'] ?? null,
            'payment_address_complement' => $sent['complement'] ?? null,
            'payment_address_neighborhood' => $sent['neighborhood'],
            'payment_address_city' => $sent['city'],
            'payment_address_state' => $sent['state'],
        ]]);

        return ['has_error' => false];
    }

    /** Saving the same name again is a success: a repeated press must not fail. */
    public function instagram(Request $request, string $instagram): array
    {
        $name = strtolower(ltrim($instagram, '@'));

        if (! preg_match('/^[a-z0-9._]{1,30}$/', $name)) {
            return ['error' => true];
        }

        $request->user()->update(['instagram' => $name]);

        return ['error' => false];
    }

    public function password(Request $request): JsonResponse
    {
        $sent = $request->validate([
            'oldPassword' => 'required|string',
            'newPassword' => 'required|string|min:8|different:oldPassword',
        ]);
        $customer = $request->user();

        // 400, because the shop takes a 401 for a session that has ended.
        if (! Hash::check($sent['oldPassword'], $customer->password)) {
            return response()->json(['success' => false, 'message' => 'A senha atual não confere.'], 400);
        }

        $customer->update(['password' => Hash::make($sent['newPassword'])]);
        // The customer stays logged in here, and nowhere else.
        $session = $request->session();
        DB::table('sessions')->where('user_id', $customer->id)->where('id', '!=', $session->getId())->delete();
        $session->regenerate(true);

        return response()->json(['success' => true]);
    }
}
