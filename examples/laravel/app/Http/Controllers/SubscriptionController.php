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
            // Texts, as "03": the rule `integer` refuses a leading zero.
            'credit_card.holder_name' => 'required|string|max:80',
            'credit_card.number' => 'required|digits_between:13,19',
            'credit_card.expiration_month' => ['required', 'regex:/^(0?[1-9]|1[0-2])$/'],
            'credit_card.expiration_year' => ['required', 'regex:/^\d{2}(\d{2})?$/'],
            'credit_card.cvv' => 'required|digits_between:3,4',
            'credit_card.cpf' => 'required|digits:11',
            'credit_card.recaptcha_response' => ['required', new BotCheck],
        ])['credit_card'];
        $customer = $request->user();
        $order = Order::ofSession();
        $registration = $customer->readableRegistration();

        if (! $customer->mayActHere()) {
            return $this->refused(null, 'Este e-mail já tem uma assinatura. <a href="/login">Entre com a sua senha</a>.');
        }

        $recent = $customer->subscriptions()->whereIn('status', ['WAITING', 'PAID'])
            ->where('created_at', '>', now()->subMinutes(10))->latest('id')->first();

        if ($recent) {
            $recent->follow();

            return $this->refused('10MinOrLess', "A assinatura <b>$recent->code</b> foi feita há menos de 10 minutos. ".
                'Veja o andamento dela em <a href="/aguardando">acompanhar pagamento</a> ou aguarde antes de tentar de novo.');
        }

        if ($order === null || ! isset($registration['cpf'])) {
            return $this->refused(null, 'Escolha um plano e preencha o cadastro primeiro.');
        }

        $freight = Order::freightTo($registration['payment_cep']);
        // Stored before the charge: if the reply is lost, the same attempt does not charge again.
        $subscription = $customer->subscriptions()->create([
            'code' => Str::upper(Str::random(10)),
            'attempt' => $request->header('Idempotency-Key') ?: null,
            'session_id' => session('session_id'),
            'plan_code' => $order->plan['tag'],
            'amount' => $order->total + $freight * $order->plan['iteration'],
            'shipping_amount' => $freight,
            'parcels' => $order->plan['iteration'],
            'status' => 'WAITING',
            'pet_name' => session('answers.pet_name'),
            'pet_sex' => session('answers.pet_sex'),
            'pet_size' => session('answers.pet_size'),
            'address' => Arr::where($registration, fn ($value, string $name) => str_starts_with($name, 'payment_')),
            'next_env_date' => today()->addDays(7),
        ]);

        if (! $this->charge($card)) {
            // A refusal does not use the attempt up.
            $subscription->update(['status' => 'NOT_PAID', 'attempt' => null]);

            return $this->refused('INVALID_CARD', 'O banco não autorizou este cartão.');
        }

        $subscription->follow();
        // Another session with the same e-mail may have saved other data since.
        $customer->update(['registration' => $registration]);

        return response()->json($subscription->opened());
    }

    /** The result of this session's payment. The shop asks on load, and again when its channel is open. */
    public function payment(): array
    {
        return ['payment_payload' => Subscription::ofSession()?->payment()];
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
