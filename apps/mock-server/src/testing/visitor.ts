/** A browser as the server sees it: it keeps its cookie and sends the page's token. */
export class TestVisitor {
  readonly #origin: string;
  #cookie = "";
  #token = "";

  private constructor(origin: string) {
    this.#origin = origin;
  }

  /** Opens a page, and with it a session. */
  static async open(origin: string): Promise<TestVisitor> {
    const visitor = new TestVisitor(origin);
    await visitor.reload();
    return visitor;
  }

  /** A browser that has opened nothing yet. */
  static outside(origin: string): TestVisitor {
    return new TestVisitor(origin);
  }

  get cookie(): string {
    return this.#cookie;
  }

  get token(): string {
    return this.#token;
  }

  /** Opens the page again. @returns its page data. */
  async reload(): Promise<Record<string, unknown>> {
    const response = this.keep(await fetch(this.#origin, { headers: { Cookie: this.#cookie } }));
    const html = await response.text();
    this.#token = /csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? "";
    return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.#origin + path, {
      method: "POST",
      headers: {
        Cookie: this.#cookie,
        "X-CSRF-TOKEN": this.#token,
        "X-Requested-With": "XMLHttpRequest",
        "Content-Type": "application/json",
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return this.keep(response);
  }

  /** Stores the cookie of a reply. */
  keep(response: Response): Response {
    const given = response.headers.get("Set-Cookie");
    if (given) this.#cookie = given.split(";")[0] ?? "";
    return response;
  }
}
