import { describe, expect, it, vi } from "vitest";
import { createOpening } from "./opening.ts";
import { page } from "./page.ts";

const nothing = { Page: () => null };

function shopWith(load: () => Promise<typeof nothing>) {
  return createOpening([
    page("/devagar", "Devagar", "site/HomePage", load),
    page("*", "Outra", "site/HomePage", there),
  ]);
}

const there = async () => nothing;

/** A page whose code comes when it is told to. */
function slow() {
  let come: (page: typeof nothing) => void = () => {};
  const load = () =>
    new Promise<typeof nothing>((resolve) => {
      come = resolve;
    });
  return { load, come: () => come(nothing) };
}

describe("a page that is to be opened", () => {
  it("is there when its code is", async () => {
    expect(await shopWith(there).fetchToOpen("/devagar?pet=gato#fim")).toBe("there");
  });

  it("is missing when its code cannot be had, and is fetched anew at the next press", async () => {
    const load = vi.fn(there).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const opening = shopWith(load);
    expect(await opening.fetchToOpen("/devagar")).toBe("missing");
    expect(await opening.fetchToOpen("/devagar")).toBe("there");
    expect(await opening.fetchToOpen("/devagar")).toBe("there");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is fetched once, on intent and then for good", async () => {
    const load = vi.fn(there);
    const opening = shopWith(load);
    expect(await opening.prefetch("/devagar")).toMatchObject({ path: "/devagar" });
    await opening.fetchToOpen("/devagar");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is no page for whoever meant it while its code could not be had, and is fetched anew when it is opened", async () => {
    const opening = shopWith(vi.fn(there).mockRejectedValueOnce(new TypeError("Failed to fetch")));
    expect(await opening.prefetch("/devagar")).toBeUndefined();
    expect(await opening.fetchToOpen("/devagar")).toBe("there");
  });

  it("is overtaken by the next press", async () => {
    const { load, come } = slow();
    const opening = shopWith(load);
    const first = opening.fetchToOpen("/devagar");
    const second = opening.fetchToOpen("/outra");
    come();
    expect(await first).toBe("overtaken");
    expect(await second).toBe("there");
  });

  it("is overtaken by Back, and by whatever else begins a visit", async () => {
    const { load, come } = slow();
    const opening = shopWith(load);
    opening.begin("first");
    const asked = opening.fetchToOpen("/devagar");
    opening.begin("second");
    come();
    expect(await asked).toBe("overtaken");
  });

  it("is overtaken before it is asked for, when it was decided on in a visit that is over", async () => {
    const opening = shopWith(there);
    opening.begin("first");
    const from = opening.visit();
    opening.begin("second");
    expect(await opening.fetchToOpen("/devagar", from)).toBe("overtaken");
  });

  it("is opened when the page has led on by itself since it was decided on, and nobody went elsewhere", async () => {
    const opening = shopWith(there);
    opening.begin("first");
    const from = opening.visit();
    opening.leadOn();
    opening.begin("led here");
    expect(await opening.fetchToOpen("/devagar", from)).toBe("there");
    opening.begin("second");
    expect(await opening.fetchToOpen("/devagar", from)).toBe("overtaken");
  });
});
