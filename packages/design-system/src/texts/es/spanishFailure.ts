import type { Failure } from "@petbox/domain/failure/failure";

const somethingFailed = "¡Ocurrió un error!";

/** The cause of a failed call. A text of the server's own is shown as it is. */
export function spanishFailure(failure: Failure): string {
  switch (failure.kind) {
    case "offline":
      return "Parece que no tienes internet. No se perdió nada de lo que completaste: inténtalo de nuevo cuando vuelva la conexión.";
    case "outdated":
      return "La tienda se actualizó mientras esta página estaba abierta. Recarga la página: lo que completaste vuelve, menos los datos de la tarjeta.";
    case "timeout":
      return "Está tardando más de lo normal. Lo que completaste sigue aquí: inténtalo de nuevo.";
    case "session-expired":
      return "Tu sesión expiró. Recarga la página e inténtalo de nuevo. Si continúa, permite las cookies de PetBox en tu navegador.";
    case "too-many":
      return (
        failure.message ??
        `Demasiados intentos seguidos. Espera ${pause(failure.retryAfter)} e inténtalo de nuevo: lo que completaste sigue aquí.`
      );
    case "refused":
    case "invalid":
    case "unavailable":
      return failure.message ?? somethingFailed;
    case "contract":
      return somethingFailed;
  }
}

function pause(seconds = 60): string {
  return seconds > 60 ? `${Math.ceil(seconds / 60)} minutos` : "un minuto";
}
