import { beforeEach, describe, expect, it } from "vitest";
import { pageAntiForgery } from "./antiForgery.ts";
import { pageToken } from "./pageToken.ts";

const page = (token: string) => `<!doctype html><meta name="csrf-token" content="${token}" /><style>p{}</style>`;
const waits = new AbortController().signal;

beforeEach(() => {
  document.querySelector('meta[name="csrf-token"]')?.remove();
});

describe("the token of the page that is open", () => {
  it("is fetched from the page's own URL and stored in the page", async () => {
    const asked: string[] = [];
    const token = pageToken(document);
    expect(token.read()).toBe("");
    const send: typeof fetch = async (address) => {
      asked.push(String(address));
      return new Response(page("nova"));
    };
    const handed: (Element | null)[] = [];
    const antiForgery = pageAntiForgery(document, token, send, {
      onRenewed: async (fetched) => void handed.push(fetched.querySelector("style")),
    });
    expect(await antiForgery.renew(waits)).toBe(true);
    expect(asked).toEqual([location.pathname]);
    expect(antiForgery.read()).toBe("nova");
    expect(handed.map((style) => style?.textContent)).toEqual(["p{}"]);
  });

  it("stays expired if the work after a renewal has failed, so that the next call renews again", async () => {
    const token = pageToken(document);
    token.keep("velha");
    const antiForgery = pageAntiForgery(document, token, async () => new Response(page("nova")), {
      onRenewed: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await expect(antiForgery.renew(waits)).rejects.toThrow("Failed to fetch");
    expect(antiForgery.read()).toBe("velha");
  });

  it("is not had from a page without one", async () => {
    const antiForgery = pageAntiForgery(document, pageToken(document), async () => new Response("<p>Oi</p>"), {
      onRenewed: () => Promise.reject(new Error("There is nothing to go on with.")),
    });
    expect(await antiForgery.renew(waits)).toBe(false);
  });
});
