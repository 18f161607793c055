<?php

namespace App\Exceptions;

use Illuminate\Auth\AuthenticationException;
use Illuminate\Foundation\Exceptions\Handler as ExceptionHandler;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Throwable;

class Handler extends ExceptionHandler
{
    /** The shop shows these to the customer, in place of the framework's English sentences. */
    private const TEXTS = [
        403 => 'Você não tem acesso a isto.',
        404 => 'Não encontramos o que você procura.',
        405 => 'Não foi possível atender ao pedido.',
        413 => 'O arquivo é grande demais.',
        429 => 'Foram muitas tentativas. Aguarde um minuto e tente de novo.',
        501 => 'Isto ainda não funciona aqui.',
        503 => 'Estamos em manutenção. Volte em alguns minutos.',
    ];

    protected function shouldReturnJson($request, Throwable $e)
    {
        return $request->expectsJson() || $request->is('broadcasting/auth', 'webhooks/*');
    }

    /** Laravel 8 always sends `message` in English. */
    protected function invalidJson($request, ValidationException $exception)
    {
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
