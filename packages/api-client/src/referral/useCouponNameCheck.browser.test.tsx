import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { useCouponNameCheck } from "./useCouponNameCheck.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal | null | undefined;
  readonly reply: (found: boolean) => void;
}

type Names = ReturnType<typeof useCouponNameCheck>;

function Field({ onChange }: { readonly onChange: (names: Names) => void }) {
  onChange(useCouponNameCheck());
  return null;
}

/** A coupon-name field, and a server that replies in the order that the test chooses. */
async function open() {
  const sent: Sent[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: (_, { body, signal } = {}) =>
      new Promise((resolve) => {
        const { name } = JSON.parse(String(body));
        sent.push({ name, signal, reply: (found) => resolve(Response.json({ found })) });
      }),
  });
  let names: Names | undefined;
  const root = createRoot(document.createElement("div"));
  root.render(
    <ApiContext value={client}>
      <Field onChange={(now) => (names = now)} />
    </ApiContext>,
  );
  closing.push(() => root.unmount());
  await expect.poll(() => names?.check.kind).toBe("unverified");
  return { sent, type: (text: string) => names?.type(text), check: () => names?.check };
}

it("sends one request after the typing has stopped, not one per letter", async () => {
  const { sent, type, check } = await open();
  for (const text of ["bobque", "bobquer", "bobqueri"]) {
    // At once: a slow render must not outlast the debounce.
    flushSync(() => type(text));
    expect(check()).toMatchObject({ kind: "typed", name: text });
  }
  await expect.poll(() => check()?.kind, { timeout: 5_000 }).toBe("looking");
  expect(sent.map(({ name }) => name)).toEqual(["bobqueri"]);
});

it("aborts the lookup of an earlier name, and uses the last reply", async () => {
  const { sent, type, check } = await open();
  type("bobquerido");
  await expect.poll(() => sent.length, { timeout: 5_000 }).toBe(1);
  type("mika07");
  await expect.poll(() => sent[0]?.signal?.aborted).toBe(true);
  await expect.poll(() => sent.length, { timeout: 5_000 }).toBe(2);
  sent[1]?.reply(false);
  await expect.poll(() => check()).toEqual({ kind: "available", name: "mika07" });
  sent[0]?.reply(true);
  // A late reply that counts would show within some frames.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(check()).toEqual({ kind: "available", name: "mika07" });
});
