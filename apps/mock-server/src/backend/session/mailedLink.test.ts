import { expect, it } from "vitest";
import { account } from "../../scenarios/people.ts";
import { bareDocuments } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { createBackend } from "../createBackend.ts";
import { onlyVisitor } from "../sessions.ts";
import { memoryStore } from "../store.ts";

const minute = 60_000;

/** The server with its documents, and a browser that requests and follows links. */
function openShop() {
  let now = testMoment;
  const mailed: string[] = [];
  const backend = createBackend({
    store: memoryStore({ customers: [account] }),
    clock: () => now,
    sessions: onlyVisitor("visita"),
    sendMail: ({ path }) => mailed.push(path),
    documents: bareDocuments,
  });
  const page = () => new Request("http://shop.test/");
  const post = (path: string, body: object) => {
    const headers = {
      "Content-Type": "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-TOKEN": backend.visitors.ofPage(page()).visitor.token,
    };
    return backend.fetch(
      new Request(`http://shop.test${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
    );
  };
  return {
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** @returns the mailed path. */
    async askForLink() {
      await post("/password/email", { email: account.email });
      return mailed.at(-1) ?? "";
    },
    async use(link: string) {
      const password = "bob-e-mia-2026";
      const token = link.split("/").at(-1);
      return (await post("/password/reset", { token, password, password_confirmation: password })).status;
    },
    /** Whether the document at a path calls its link void. */
    async isVoid(path: string) {
      const document = await backend.fetch(
        new Request(`http://shop.test${path}`, { headers: { Accept: "text/html" } }),
      );
      return JSON.parse(await document.text()).password_link_void;
    },
  };
}

it("MAN-111 the document of a mailed link says whether it is valid, however often it is opened, without using it up", async () => {
  const shop = openShop();
  const replaced = await shop.askForLink();
  const link = await shop.askForLink();
  for (const _time of [1, 2]) expect(await shop.isVoid(link)).toBe(false);
  expect(await shop.isVoid(replaced)).toBe(true);
  expect(await shop.isVoid("/password/reset/inventado")).toBe(true);
  expect(await shop.use(link)).toBe(200);
  expect(await shop.isVoid(link)).toBe(true);
});

it("MAN-111 a link is void after an hour", async () => {
  const shop = openShop();
  const link = await shop.askForLink();
  shop.pass(60 * minute);
  expect(await shop.isVoid(link)).toBe(true);
});

it.each(["/", "/password/reset", "/password/reset/nova"])(
  "the document of %s, which is not a link, has no validity",
  async (path) => {
    expect(await openShop().isVoid(path)).toBeUndefined();
  },
);
