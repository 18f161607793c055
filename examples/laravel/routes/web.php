<?php

use App\Http\Controllers\AccountController;
use App\Http\Controllers\CheckoutController;
use App\Http\Controllers\ContactController;
use App\Http\Controllers\FunnelController;
use App\Http\Controllers\LoginController;
use App\Http\Controllers\OfferController;
use App\Http\Controllers\OwnSubscriptionController;
use App\Http\Controllers\PageController;
use App\Http\Controllers\SubscriptionController;
use App\Http\Controllers\WelcomeController;
use Illuminate\Support\Facades\Route;

// Laravel serves each path with and without its trailing slash.

Route::post('/save/especie', [FunnelController::class, 'species']);
Route::post('/save/genero', [FunnelController::class, 'name']);
Route::post('/save/size', [FunnelController::class, 'size']);
Route::post('/save/breed', [FunnelController::class, 'breed']);
Route::post('/save/birthdate', [FunnelController::class, 'birthDate']);
Route::post('/save/restricao', [FunnelController::class, 'restriction']);
Route::post('/save/trilha', [FunnelController::class, 'track']);
Route::post('/save/plan', [FunnelController::class, 'plan']);
Route::post('/save/item-extra', [FunnelController::class, 'extraItem']);

Route::get('/racas.json', [OfferController::class, 'breeds']);
Route::get('/trilhas', [OfferController::class, 'tracks']);
Route::get('/plans', [OfferController::class, 'plans']);
Route::get('/trilhas-extra/{trilha}', [OfferController::class, 'extraItems']);

Route::middleware('throttle:emails')->group(function () {
    Route::post('/user/exists', [ContactController::class, 'exists']);
    Route::post('/save/new-user', [ContactController::class, 'create']);
});
Route::post('/login', [LoginController::class, 'login'])->middleware('throttle:logins');
Route::get('/logout', [LoginController::class, 'logout']);

Route::get('/checkout/customer', [CheckoutController::class, 'customer']);
Route::middleware('throttle:lookups')->group(function () {
    Route::post('/shipping/cep', [CheckoutController::class, 'place']);
    Route::post('/shipping/cep/estimate', [CheckoutController::class, 'estimate']);
});
Route::post('/save/frete', [CheckoutController::class, 'freight']);
Route::get('/cupom/campanha', [CheckoutController::class, 'coupon']);
Route::get('/plan/session', [CheckoutController::class, 'plan']);
// A slow charge holds the session for up to a minute, in which the customer may reload the page.
Route::post('/payment/get-data', [SubscriptionController::class, 'payment'])->block(10, 70);
Route::post('/checkout/save-analitics', fn () => ['success' => true]);

Route::middleware('auth')->group(function () {
    Route::post('/save/customer', [CheckoutController::class, 'save']);
    Route::post('/save/subscription', [SubscriptionController::class, 'subscribe'])
        ->middleware(['throttle:cards', 'once'])
        // A charge takes longer than the ten seconds for which Laravel locks a session by default.
        ->block(60, 60);
    Route::post('/save/pet-data', [WelcomeController::class, 'answers']);
    Route::post('/save/pet-image', [WelcomeController::class, 'photo'])->middleware('throttle:photos');
});

// Every call of the account needs both. `auth` alone would show a customer's data to anyone who knows their e-mail.
Route::middleware(['auth', 'account'])->group(function () {
    Route::post('/customer', [AccountController::class, 'save']);
    Route::post('/alterInsta/{instagram}', [AccountController::class, 'instagram']);
    Route::post('/client/alterPassword', [AccountController::class, 'password'])->middleware('throttle:passwords');
    Route::get('/assinatura/needs-retry', [OwnSubscriptionController::class, 'needsRetry']);
    // The example has no shop of single products.
    Route::get('/client/offers', fn () => ['success' => true, 'data' => []]);
    Route::post('/client/shipments-flow', [OwnSubscriptionController::class, 'flows']);
    Route::post('/client/shipments-flow/{subscription}', [OwnSubscriptionController::class, 'flow']);
    Route::post('/upload/image/{contract}', [OwnSubscriptionController::class, 'changePhoto'])->middleware('throttle:photos');
    Route::get('/fotos/{contract}', [OwnSubscriptionController::class, 'photo']);
});

// The calls that the example lacks. `petbox-contract` skips a call with the status 501; an application of its own has them all.
Route::match(['post', 'put'], '{call}', fn () => abort(501))->where('call', '.*');

// Waits for a slow charge, as /payment/get-data does.
Route::fallback([PageController::class, 'show'])->block(10, 70);
