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

it("reads a page of the same session once", async () => {
  expect(await readPage(["velha", "velha"])).toEqual({ data: { cart: "vazio" }, requests: 1 });
});
