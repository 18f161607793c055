<?php

namespace App\Http\Controllers;

use App\Shop\BotCheck;
use App\Shop\Cpf;
use App\Shop\Order;
use Illuminate\Http\Request;

/** The registration, the freight and the summary. */
class CheckoutController
{
    private const ADDRESS = ['cep', 'address_street', 'address_number', 'address_complement', 'address_neighborhood',
        'address_city', 'address_state'];

    /** Only what this session has sent itself: a lead's login proves no more than that someone knows an e-mail. */
    public function customer(): array
    {
        $sent = session('registration');

        return ['client' => [
            'name' => $sent['fullname'] ?? null,
            'cpf' => $sent['cpf'] ?? null,
            'birthDate' => $sent['birthdate'] ?? null,
            // The form's telephone is the contact step's until it is saved.
            'phone_ddd' => $sent['phone_area_code'] ?? session('answers.phone_ddd'),
            'phone_number' => $sent['phone_number'] ?? session('answers.phone_number'),
            'address' => $sent === null ? null : collect($sent)->only($this->addressFields())->all(),
        ]];
    }

    public function place(Request $request): array
    {
        $request->validate(['cep' => 'required|digits:8']);

        // An application of its own asks a postal service.
        return ['data' => $request->input('cep') !== '01310100' ? null : [
            'cidade' => 'São Paulo', 'estado' => 'SP', 'bairro' => 'Bela Vista', 'logradouro' => 'Avenida Paulista',
        ]];
    }

    public function estimate(Request $request): array
    {
        $request->validate(['cep' => 'required|digits:8']);

        return ['data' => [['price' => '12.90', 'days' => 3]]];
    }

    public function freight(Request $request): array
    {
        $sent = $request->validate(['frete' => 'required|numeric|between:0,1000']);
        session(['freight' => $sent['frete']]);

        return ['success' => true];
    }

    /** The session's coupon, which the example has none of, and the freight that the summary shows. */
    public function coupon(): array
    {
        return ['error' => 1, 'cupom' => null, 'frete' => session('freight')];
    }

    public function plan(): array
    {
        $order = Order::ofSession();

        return ['plan' => $order === null ? null : [
            'name' => $order->plan['name'],
            'code' => $order->plan['tag'],
            'iteration' => $order->plan['iteration'],
            'valMensal' => Order::reais($order->monthly),
            'valTotal' => Order::reais($order->total),
            'valTotalOld' => null,
        ]];
    }

    public function save(Request $request): array
    {
        $customer = $request->user();

        if (session('login_reach') !== 'account' && $customer->hasSubscribed() && ! session('answers.subscription_code')) {
            return ['success' => false, 'error' => [['message' => 'Este e-mail já tem uma assinatura. Entre com a sua senha.']]];
        }

        $client = $request->validate([
            'client.fullname' => 'required|string|max:120',
            'client.cpf' => ['required', new Cpf],
            'client.birthdate' => 'required|array|size:3',
            'client.birthdate.*' => 'integer',
            'client.payment_cep' => 'required|digits:8',
            'client.payment_address_street' => 'required|string|max:120',
            'client.payment_address_number' => 'nullable|max:20',
            'client.payment_address_complement' => 'nullable|string|max:120',
            'client.payment_address_neighborhood' => 'required|string|max:120',
            'client.payment_address_city' => 'required|string|max:120',
            'client.payment_address_state' => 'required|alpha|size:2',
            'client.phone_area_code' => 'required|digits:2',
            'client.phone_number' => 'required|digits_between:8,9',
            'client.recaptcha_response' => ['required', new BotCheck],
        ])['client'];
        unset($client['recaptcha_response']);

        $customer->update(['registration' => $client]);
        session(['registration' => $client, 'answers.customer_saved' => true]);

        return ['success' => true];
    }

    private function addressFields(): array
    {
        return array_map(fn (string $field) => "payment_$field", self::ADDRESS);
    }
}
