import { expect, it } from "vitest";
import { documentPages } from "./pageSource.ts";

const path = "/compra-programada/tapetes-higienicos";

const pageOf = (cart: string) =>
  new Response(
    `<!doctype html><script type="application/json" id="page-data">${JSON.stringify({ page: { cart } })}</script>`,
  );

/** Reads the page, whose cart the server has filled by the second request. @param tokens before and after its session is taken over. */
async function readPage(tokens: readonly [string, string]) {
  const carts = ["vazio", "cheio"];
  let requests = 0;
  let token = tokens[0];
  const antiForgery = {
    read: () => token,
    renewFrom: async () => {
      token = tokens[1];
      return true;
    },
  };
  const pages = documentPages(document, antiForgery, async () => pageOf(carts[requests++] ?? ""));
  return { data: await pages(path), requests };
}

it("reads a page again after the session it belongs to was taken over: the cart was saved in it since", async () => {
  expect(await readPage(["velha", "nova"])).toEqual({ data: { cart: "cheio" }, requests: 2 });
});

const known = { read: () => "token", renewFrom: async () => true };
const html = { "Content-Type": "text/html" };

it.each([
  ["without data", () => new Response("<!doctype html><title>Erro</title>", { headers: html })],
  [
    "that ends early",
    () => new Response('<script type="application/json" id="page-data">{"page": {"ca', { headers: html }),
  ],
  ["that is no HTML", () => new Response("not json")],
  ["with the data of another application", () => Response.json({ success: false, message: "Hoje não." })],
  ["of a session that is over", () => new Response("Page Expired", { status: 419 })],
  ["that is refused", () => Response.json({ message: "Inválido." }, { status: 422 })],
  ["that is forbidden", () => new Response("Forbidden", { status: 400 })],
] as const)("a document %s has no data", async (_, reply) => {
  expect(await documentPages(document, known, async () => reply())(path)).toBeUndefined();
});

it("reads a page of the same session once", async () => {
  expect(await readPage(["velha", "velha"])).toEqual({ data: { cart: "vazio" }, requests: 1 });
});
