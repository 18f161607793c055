import type { PanelControls } from "./panelControls.ts";
import type { PanelDocument } from "./panelState.ts";

/** The path of the panel, where developers change the world of a running shop. */
export const panelPath = "/__scenarios";

/** The scenario panel: plain forms that each change one thing and return to their section. */
export function createPanel(controls: PanelControls, document: PanelDocument): (request: Request) => Promise<Response> {
  return async (request) => {
    switch (request.method) {
      case "GET":
      case "HEAD":
        return page(await document(controls.stateFor(request)));
      case "POST":
        return carryOut(request, controls, document);
      default:
        return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
    }
  };
}

async function carryOut(request: Request, controls: PanelControls, document: PanelDocument): Promise<Response> {
  if (!isOfThisOrigin(request)) return new Response("Só a página deste servidor pode pedir isso.\n", { status: 403 });
  const { refused, section, cookie, opens } = controls.change(new URLSearchParams(await request.text()), request);
  if (refused !== undefined) return page(await document({ ...controls.stateFor(request), refused }), 422);
  const headers = new Headers({
    Location: opens ?? (section === undefined ? panelPath : `${panelPath}#${section}`),
    "Cache-Control": "no-store",
  });
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

function page(html: string, status = 200): Response {
  const nonce = crypto.randomUUID();
  return new Response(html.replaceAll("__STYLE_NONCE__", nonce), {
    status,
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

/** A form from another origin must not change the world; browsers always send the origin of a form. */
function isOfThisOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
