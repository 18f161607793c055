<?php

namespace App\Exceptions;

use Illuminate\Auth\AuthenticationException;
use Illuminate\Foundation\Exceptions\Handler as ExceptionHandler;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Throwable;

class Handler extends ExceptionHandler
{
    /** In place of the framework's English sentences. The shop shows those below 500; for a 5xx it has a sentence of its own. */
    private const TEXTS = [
        403 => 'Você não tem acesso a isto.',
        404 => 'Não encontramos o que você procura.',
        405 => 'Não foi possível atender ao pedido.',
        413 => 'O arquivo é grande demais.',
        429 => 'Foram muitas tentativas. Aguarde um minuto e tente de novo.',
        501 => 'Isto ainda não funciona aqui.',
        503 => 'Estamos em manutenção. Volte em alguns minutos.',
    ];

    /** Flashed input is stored in the session. */
    protected $dontFlash = ['credit_card', 'password', 'password_confirmation', 'oldPassword', 'newPassword'];

    /** Every call, also one whose headers do not ask for JSON: a redirect is no reply to a call. */
    protected function shouldReturnJson($request, Throwable $e)
    {
        return $request->expectsJson() || ! $request->isMethodSafe();
    }

    /** Laravel 8 always sends `message` in English. */
    protected function invalidJson($request, ValidationException $exception)
    {
        // The contract's `refusedWith` of these two calls has 400, but no 422.
        if ($request->is('upload/image/*', 'client/alterPassword')) {
            return response()->json(['success' => false, 'message' => $exception->validator->errors()->first()], 400);
        }

        return response()->json(['message' => 'Confira os dados.', 'errors' => $exception->errors()], 422);
    }

    protected function unauthenticated($request, AuthenticationException $exception)
    {
        return response()->json(['message' => 'Entre para continuar.'], 401);
    }

    protected function convertExceptionToArray(Throwable $e)
    {
        $status = $e instanceof HttpExceptionInterface ? $e->getStatusCode() : 500;

        return isset(self::TEXTS[$status]) ? ['message' => self::TEXTS[$status]] : parent::convertExceptionToArray($e);
    }
}
