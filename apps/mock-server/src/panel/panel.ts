import type { PanelControls } from "./panelControls.ts";
import type { PanelDocument } from "./panelState.ts";

/** Where whoever works on the shop changes its world while it runs. */
export const panelPath = "/__scenarios";

/** The scenario panel: plain forms, each of which changes one thing and comes back to the page. */
export function createPanel(controls: PanelControls, document: PanelDocument): (request: Request) => Promise<Response> {
  return async (request) => {
    switch (request.method) {
      case "GET":
      case "HEAD":
        return page(await document(controls.stateFor(request)));
      case "POST":
        return carryOut(request, controls);
      default:
        return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
    }
  };
}

async function carryOut(request: Request, controls: PanelControls): Promise<Response> {
  if (!isOfThisOrigin(request)) return new Response("Only this server's own page may ask.\n", { status: 403 });
  const change = controls.change(new URLSearchParams(await request.text()), request);
  if (change === undefined) {
    return new Response("Nothing was changed: the form asks for something that does not exist.\n", { status: 422 });
  }
  const headers = new Headers({ Location: change.opens ?? panelPath, "Cache-Control": "no-store" });
  if (change.cookie !== undefined) headers.append("Set-Cookie", change.cookie);
  return new Response(null, { status: 303, headers });
}

function page(html: string): Response {
  const nonce = crypto.randomUUID();
  return new Response(html.replaceAll("__STYLE_NONCE__", nonce), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        "font-src 'self'",
        "img-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join("; "),
    },
  });
}

/** A form of another page must not change this server's world; a browser always says which page a form is of. */
function isOfThisOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
