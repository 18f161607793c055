/** The ways in which a call can fail, independent of the world. */
export const faultKinds = [
  "offline",
  "lost-reply",
  "timeout",
  "500",
  "419",
  "422",
  "429",
  "refused",
  "not-json",
  "wrong-shape",
] as const;

export type FaultKind = (typeof faultKinds)[number];

export function isFaultKind(name: string): name is FaultKind {
  return faultKinds.some((kind) => kind === name);
}

/** Makes a call fail, always or `times` times. */
export interface Fault {
  /** Path template from the contract, or "*" for every call. */
  readonly path: string;
  readonly kind: FaultKind;
  /** Number of failing replies; all when absent. */
  readonly times?: number | undefined;
  /** The server's text, for faults with a reply body. */
  readonly message?: string | undefined;
  /** The wire name of the field that a 422 refuses. @default a name that no form has */
  readonly field?: string | undefined;
}

/** The active faults; each fault with `times` is used up. */
export interface Faults {
  /** Takes the fault for the next reply of this call, if any. */
  take(path: string): Fault | undefined;
  replace(faults: readonly Fault[]): void;
  /** The active faults, each with its remaining count. */
  pending(): readonly Fault[];
}

export function createFaults(faults: readonly Fault[]): Faults {
  let pending = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  return {
    take(path) {
      const found = pending.find(({ fault, left }) => left > 0 && (fault.path === path || fault.path === "*"));
      if (found === undefined) return undefined;
      found.left -= 1;
      return found.fault;
    },
    replace(next) {
      pending = next.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
    },
    pending: () =>
      pending
        .filter(({ left }) => left > 0)
        .map(({ fault, left }) => (fault.times === undefined ? fault : { ...fault, times: left })),
  };
}

const refusalText = "Não foi possível salvar agora.";

/**
 * The reply of a fault. "offline" is a network error, and so is "lost-reply", which happens after the server has
 * handled the call; "timeout" never resolves.
 */
export function faultyResponse(fault: Fault): Promise<Response> | Response {
  switch (fault.kind) {
    case "offline":
    case "lost-reply":
      return Response.error();
    case "timeout":
      return new Promise<Response>(() => {});
    case "500":
      return Response.json({ message: fault.message ?? "Server Error" }, { status: 500 });
    case "419":
      return Response.json({ message: "CSRF token mismatch." }, { status: 419 });
    case "429":
      return Response.json(
        { message: fault.message ?? "Too Many Attempts." },
        { status: 429, headers: { "Retry-After": "60" } },
      );
    case "422":
      return Response.json(
        { message: fault.message ?? refusalText, errors: { [fault.field ?? "geral"]: [fault.message ?? refusalText] } },
        { status: 422 },
      );
    case "refused":
      return Response.json(
        { success: false, error: fault.message ?? refusalText, message: fault.message ?? refusalText },
        { status: 400 },
      );
    case "not-json":
      return new Response("<!doctype html><title>502</title>", { headers: { "Content-Type": "text/html" } });
    case "wrong-shape":
      // An array is invalid for every call, even where all fields of the reply are optional.
      return Response.json(["unexpected"]);
  }
}
