import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";

const tokenFile = readFileSync(
  join(import.meta.dirname, "../../../../packages/design-system/src/tokens/tokens.json"),
  "utf8",
);
const page = readFileSync(join(import.meta.dirname, "../../public/offline.html"), "utf8");

it("allows only the inline script of the offline page", () => {
  const [, script = "", ...others] = page.split(/<script>|<\/script>/);
  expect(script).toContain("online");
  expect(others).toHaveLength(1);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(page).toContain(`script-src 'sha256-${hash}'"`);
});

interface Circumstances {
  readonly getItem?: () => string | null;
  /** Whether the device has a network; the server may still be unreachable. */
  readonly onLine?: boolean;
  /** The status of the server's reply; none while it is unreachable. */
  readonly statusNow?: () => number | undefined;
}

/** Runs the page's script in a tab with this number of history entries. */
function opened(entries: number, { getItem = () => null, onLine = false, statusNow }: Circumstances = {}) {
  const [, script = ""] = page.split(/<script>|<\/script>/);
  const history = { length: entries, back: vi.fn() };
  const button = { hidden: true, onclick: () => undefined };
  const setAttribute = vi.fn();
  const heading = { textContent: page.match(/<h1>(.*)<\/h1>/)?.[1] };
  const listeners = new Map<string, () => void>();
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener);
  const document = {
    querySelector: (tag: string) => (tag === "h1" ? heading : button),
    documentElement: { setAttribute },
    title: page.match(/<title>(.*)<\/title>/)?.[1],
    visibilityState: "visible",
    addEventListener,
  };
  const location = { href: "https://loja.exemplo/gato", pathname: "/gato", reload: vi.fn() };
  const request = vi.fn(async (_address: string, _init: RequestInit) => {
    const status = statusNow?.();
    if (status === undefined) throw new TypeError("Failed to fetch");
    return { status };
  });
  const environment = {
    ...{ addEventListener, document, history, localStorage: { getItem }, location },
    ...{ navigator: { onLine }, fetch: request },
  };
  new Function(...Object.keys(environment), script)(...Object.values(environment));
  return { history, button, setAttribute, heading, document, location, request, listeners };
}

it("says that the internet is missing only if the device has no network", () => {
  const offline = opened(1);
  expect([offline.document.title, offline.heading.textContent]).toEqual([
    "Sem internet · PetBox",
    "Você está sem internet",
  ]);
  const unreachable = opened(1, { onLine: true });
  expect([unreachable.document.title, unreachable.heading.textContent]).toEqual([
    "Esta página não abriu · PetBox",
    "Esta página não abriu",
  ]);
});

it("opens by itself once the server replies again, which it asks less and less often", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let status: number | undefined;
  const { location, request } = opened(1, { onLine: true, statusNow: () => status });
  await vi.advanceTimersByTimeAsync(60_000);
  const early = request.mock.calls.length;
  expect(early).toBeGreaterThan(1);
  expect(request.mock.calls[0]).toEqual([location.href, { method: "HEAD", cache: "no-store" }]);
  // A gateway replies in place of the server.
  status = 502;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request.mock.calls.length - early).toBeLessThan(early);
  expect(location.reload).not.toHaveBeenCalled();
  status = 404;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.reload).toHaveBeenCalledOnce();
});

it("asks again when the customer returns to the tab, and opens at once when the network is back", async () => {
  const { location, document, listeners } = opened(1, { statusNow: () => 200 });
  document.visibilityState = "hidden";
  listeners.get("visibilitychange")?.();
  document.visibilityState = "visible";
  expect(location.reload).not.toHaveBeenCalled();
  listeners.get("visibilitychange")?.();
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1));
  listeners.get("online")?.();
  expect(location.reload).toHaveBeenCalledTimes(2);
});

it("keeps the header's way home, and the way back where the tab has one", () => {
  expect(page).toContain('<header><a href="/">PetBox</a></header>');
  const { history, button } = opened(2);
  expect(button.hidden).toBe(false);
  button.onclick();
  expect(history.back).toHaveBeenCalledOnce();
  expect(opened(1).button.hidden).toBe(true);
});

it("shows the colour scheme chosen in the shop, and the device's where none is chosen or storage is blocked", () => {
  expect(opened(1, { getItem: () => "dark" }).setAttribute).toHaveBeenCalledExactlyOnceWith(
    "data-color-scheme",
    "dark",
  );
  expect(opened(1).setAttribute).not.toHaveBeenCalled();
  const blocked = opened(2, {
    getItem() {
      throw new Error("The browser blocks storage.");
    },
  });
  expect(blocked.setAttribute).not.toHaveBeenCalled();
  expect(blocked.button.hidden).toBe(false);
});

it("has the shop's colours, in light and in dark", () => {
  const { color } = JSON.parse(tokenFile);
  const dark = (name: string) => color[name].$extensions["br.com.petbox"].dark;
  for (const [variable, name] of Object.entries({
    page: "page",
    ink: "ink",
    surface: "surface",
    border: "border",
    primary: "primary",
    "on-primary": "onPrimary",
  })) {
    expect([...page.matchAll(new RegExp(`--${variable}: (#\\w+);`, "g"))].map(([, value]) => value)).toEqual(
      [color[name].$value, dark(name), dark(name)].map((value) => (value === "#ffffff" ? "#fff" : value)),
    );
  }
});
