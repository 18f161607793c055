import { afterEach, describe, expect, it, vi } from "vitest";
import { refuseSidewaysScroll } from "./sidewaysScroll.ts";

interface Drawn {
  readonly tagName: string;
  readonly textContent: string;
  readonly right: number;
  readonly inside?: readonly Drawn[];
}

/** The part of a page that the check reads. */
function page(scrollWidth: number, drawn: readonly Drawn[]) {
  const elements = drawn.map(({ right, inside = [], ...rest }) => ({
    ...rest,
    getBoundingClientRect: () => ({ right }),
    contains: (other: { textContent: string }) => inside.some(({ textContent }) => textContent === other.textContent),
  }));
  vi.stubGlobal("document", {
    documentElement: { scrollWidth, clientWidth: 320 },
    body: { querySelectorAll: () => elements },
  });
}

describe("a story with horizontal overflow", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("fails, and names the innermost overflowing elements", () => {
    const code = { tagName: "CODE", textContent: "00020126580014br.gov.bcb.pix", right: 402 };
    const around = { tagName: "DIV", textContent: "Código: 00020126580014br.gov.bcb.pix", right: 402, inside: [code] };
    page(402, [around, code, { tagName: "P", textContent: "fits", right: 320 }]);
    expect(() => refuseSidewaysScroll()).toThrow(/402 px wide in a window of 320 px.*<code> 0002/);
    expect(() => refuseSidewaysScroll()).not.toThrow(/<div>|fits/);
  });

  it("passes if everything fits", () => {
    page(320, []);
    expect(() => refuseSidewaysScroll()).not.toThrow();
  });
});
