<?php

namespace App\Http\Controllers;

use App\Shop\BotCheck;
use App\Shop\Cpf;
use App\Shop\Order;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;

/** The registration, the freight and the summary. */
class CheckoutController
{
    private const ADDRESS = ['payment_cep', 'payment_address_street', 'payment_address_number', 'payment_address_complement',
        'payment_address_neighborhood', 'payment_address_city', 'payment_address_state'];

    /** A lead reads only what this session has sent: their login proves no more than that someone knows an e-mail. */
    public function customer(Request $request): array
    {
        $known = $request->user()?->readableRegistration();

        return ['client' => [
            'name' => $known['fullname'] ?? null,
            'cpf' => $known['cpf'] ?? null,
            'birthDate' => $known['birthdate'] ?? null,
            // The form's telephone is the contact step's until it is saved.
            'phone_ddd' => $known['phone_area_code'] ?? session('answers.phone_ddd'),
            'phone_number' => $known['phone_number'] ?? session('answers.phone_number'),
            'address' => isset($known['payment_cep']) ? Arr::only($known, self::ADDRESS) : null,
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

        return ['data' => [config('catalogue.freight.estimate')]];
    }

    /** Kept for the summary alone. `Order::freightTo` computes what is charged. */
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

        if (! $customer->mayActHere()) {
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

        if ($customer->refusesCpf($client['cpf'])) {
            return ['success' => false, 'error' => [['message' => Cpf::FIXED]]];
        }

        $customer->update(['registration' => $client]);
        session(['registration' => $client, 'answers.customer_saved' => true]);

        return ['success' => true];
    }
}
