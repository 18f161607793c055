/** The store refused a change: nothing of it was kept, and the world is as it was. The message says why, to whoever runs the server. */
export class NotKept extends Error {
  /** Whether it goes by without anybody's help, as a file that another process is writing to: then it is worth trying again. */
  readonly passes: boolean;

  constructor(message: string, passes: boolean) {
    super(message);
    this.passes = passes;
  }
}

/** What a caller is told: a call in JSON as ever, and whoever opens a page in words that a browser shows as they are. */
export function notKeptReply(request: Request): Response {
  if (request.headers.has("X-Requested-With")) {
    return Response.json({ message: "Não conseguimos salvar agora. Tente de novo em instantes." }, { status: 503 });
  }
  return new Response("Não conseguimos abrir a página agora. Tente de novo em instantes.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
