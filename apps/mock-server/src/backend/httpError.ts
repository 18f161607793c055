/** Thrown by a handler to refuse a request, with a status and a body in Laravel's format. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 419 | 422 | 429;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: HttpError["status"],
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(String(status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 422 with the errors by field; the message is the first error and the number of further ones. */
export function validationError(errors: Readonly<Record<string, readonly string[]>>): HttpError {
  const texts = Object.values(errors).flat();
  const more = texts.length - 1;
  const rest = more > 0 ? ` (e mais ${more} ${more === 1 ? "erro" : "erros"})` : "";
  return new HttpError(422, { message: `${texts[0] ?? "Dados inválidos."}${rest}`, errors });
}

/** 400 with a text for the customer. */
export function badRequest(message: string): HttpError {
  return new HttpError(400, { success: false, message });
}

/** 419: the session or the page's token has ended. The page gets a new one and repeats the request. */
export function sessionEnded(): HttpError {
  return new HttpError(419, { message: "CSRF token mismatch." });
}

export function unauthenticated(): HttpError {
  return new HttpError(401, { message: "Unauthenticated." });
}

const notFoundText = "Não encontrado.";
const tooManyAttemptsText = "Muitas tentativas em pouco tempo. Aguarde um minuto e tente de novo.";

/** The texts of errors that Laravel itself throws, in words of its own; any other text is the application's. */
export const generalTexts: ReadonlySet<unknown> = new Set([notFoundText, tooManyAttemptsText]);

/** 404 for unknown and for other customers' resources alike. */
export function notFound(): HttpError {
  return new HttpError(404, { message: notFoundText });
}

export function tooManyAttempts(secondsToWait: number): HttpError {
  return new HttpError(429, { message: tooManyAttemptsText }, { "Retry-After": String(secondsToWait) });
}
