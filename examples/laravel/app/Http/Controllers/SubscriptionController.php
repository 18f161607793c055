<?php

namespace App\Http\Controllers;

use App\Models\Subscription;
use App\Shop\BotCheck;
use App\Shop\Order;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;

/** Opens subscriptions. The route's middleware `once` keeps a repeated attempt from charging twice. */
class SubscriptionController
{
    public function subscribe(Request $request): JsonResponse
    {
        $card = $request->validate([
            'credit_card.holder_name' => 'required|string|max:80',
            'credit_card.number' => 'required|digits_between:13,19',
            'credit_card.expiration_month' => 'required|integer|between:1,12',
            'credit_card.expiration_year' => 'required|digits_between:2,4',
            'credit_card.cvv' => 'required|digits_between:3,4',
            'credit_card.cpf' => 'required|digits:11',
            'credit_card.recaptcha_response' => ['required', new BotCheck],
        ])['credit_card'];
        $customer = $request->user();
        $order = Order::ofSession();

        if ($order === null || session('registration') === null) {
            return $this->refused(null, 'Escolha um plano e preencha o cadastro primeiro.');
        }

        $latest = $customer->subscriptions()->whereIn('status', ['WAITING', 'PAID'])->latest('id')->first();

        if ($latest && $latest->created_at->gt(now()->subMinutes(10))) {
            return $this->refused('10MinOrLess', 'Uma assinatura foi feita há menos de 10 minutos.');
        }

        if ($latest && session('login_reach') !== 'account' && session('answers.subscription_code') !== $latest->code) {
            return $this->refused(null, 'Este e-mail já tem uma assinatura. <a href="/login">Entre com a sua senha</a>.');
        }

        if (! $this->charge($card)) {
            return $this->refused('INVALID_CARD', 'O banco não autorizou este cartão.');
        }

        $subscription = $customer->subscriptions()->create([
            'code' => Str::upper(Str::random(10)),
            'plan_code' => $order->plan['tag'],
            'amount' => $order->total + $order->freight * $order->plan['iteration'],
            'shipping_amount' => $order->freight,
            'parcels' => $order->plan['iteration'],
            'status' => 'WAITING',
            'pet_name' => session('answers.pet_name'),
            'pet_sex' => session('answers.pet_sex'),
            'pet_size' => session('answers.pet_size'),
            'address' => Arr::where(session('registration'), fn ($value, string $name) => str_starts_with($name, 'payment_')),
            'next_env_date' => today()->addDays(7),
        ]);
        session(['answers.subscription_code' => $subscription->code]);

        return response()->json([
            'success' => true,
            'payload' => $subscription->only(['amount', 'parcels', 'shipping_amount', 'plan_code']) + ['cupom_code' => null],
            'subscription' => [['payment' => ['subscription_code' => $subscription->code]]],
        ]);
    }

    /** The result of this session's payment. The shop asks on load, and again when its channel is open. */
    public function payment(): array
    {
        $subscription = Subscription::firstWhere('code', session('answers.subscription_code'));

        return ['payment_payload' => $subscription ? $subscription->payment() : null];
    }

    /** Stands in for the payment provider, which receives the card and keeps it: it is stored nowhere here. */
    private function charge(array $card): bool
    {
        return $card['number'] !== '4000000000009995';
    }

    private function refused(?string $type, string $message): JsonResponse
    {
        return response()->json(['success' => false, 'error' => ['type_error' => $type, 'message' => $message]]);
    }
}
