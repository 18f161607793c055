<?php

namespace App\Http\Controllers;

use App\Models\Subscription;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\BinaryFileResponse;

/** The account's subscriptions. Another customer's is the same 404 as one that does not exist. */
class OwnSubscriptionController
{
    /** Every subscription that the example sells is paid, so no payment has to be tried again. */
    public function needsRetry(): array
    {
        return ['data' => []];
    }

    public function flows(Request $request): array
    {
        return ['success' => true, 'data' => $request->user()->paidSubscriptions()->map(self::flowOf(...))->all()];
    }

    /** This refusal is a reply with the status 200, whose text may have HTML. */
    public function flow(Request $request, string $code): array
    {
        $subscription = $request->user()->paidSubscriptions()->firstWhere('code', $code);

        return $subscription === null
            ? ['success' => false, 'error' => 'Não encontramos <strong>esta assinatura</strong> na sua conta.']
            : ['success' => true, 'data' => [self::flowOf($subscription)]];
    }

    public function changePhoto(Request $request, string $contract): array
    {
        // The form also sends `user_moip` and `pet_id`. They prove nothing: the session says whose pet it is.
        $subscription = $this->own($request, $contract);
        $request->validate(['photo' => Subscription::PHOTO]);
        $subscription->keepPhoto($request->file('photo'));

        return ['success' => true];
    }

    public function photo(Request $request, string $contract): BinaryFileResponse
    {
        $photo = $this->own($request, $contract)->photo ?? abort(404);

        // Laravel marks files as public, so that a shared cache would keep them.
        return response()->file(storage_path("photos/$photo"), ['X-Content-Type-Options' => 'nosniff'])->setPrivate();
    }

    private function own(Request $request, string $contract): Subscription
    {
        return $request->user()->paidSubscription($contract);
    }

    private static function flowOf(Subscription $subscription): array
    {
        return [
            'subscription_code' => $subscription->code,
            'pet_name' => $subscription->pet_name,
            'pet_sex' => $subscription->pet_sex,
            'pet_image' => $subscription->photoUrl(),
            'active' => true,
            'pagamento_pago' => true,
            // Calendar dates of São Paulo, the time zone of config/app.php.
            'subscription_created_at' => $subscription->created_at->format('Y-m-d'),
            'dt_cobranca_pg' => $subscription->created_at->format('Y-m-d'),
            'next_env_date' => $subscription->next_env_date?->format('Y-m-d'),
            'error_img' => false,
            // The example packs no boxes.
            'envios' => [],
        ];
    }
}
