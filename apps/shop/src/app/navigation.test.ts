import { describe, expect, it, vi } from "vitest";
import { createNavigation } from "./navigation.ts";
import { page } from "./page.ts";
import { createPages } from "./pages.ts";

const nothing = { Page: () => null };

function shopWith(load: () => Promise<typeof nothing>) {
  const pages = [page({ path: "/devagar", title: "Devagar", load }), page({ path: "*", title: "Outra", load: there })];
  return createNavigation(createPages({ site: async () => ({ pages }) }));
}

const there = async () => nothing;

/** A page whose code comes when it is told to. */
function slow() {
  let come: (page: typeof nothing) => void = () => {};
  const coming = new Promise<typeof nothing>((resolve) => {
    come = resolve;
  });
  return { load: () => coming, come: () => come(nothing) };
}

describe("a page that is to be opened", () => {
  it("is ready when its code is there", async () => {
    expect(await shopWith(there).loadToOpen("/devagar?pet=gato#fim")).toBe("ready");
  });

  it("is missing when its code cannot be had, and is fetched anew at the next press", async () => {
    const load = vi.fn(there).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const navigation = shopWith(load);
    expect(await navigation.loadToOpen("/devagar")).toBe("missing");
    expect(await navigation.loadToOpen("/devagar")).toBe("ready");
    expect(await navigation.loadToOpen("/devagar")).toBe("ready");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is fetched once, on intent and then for good", async () => {
    const load = vi.fn(there);
    const navigation = shopWith(load);
    expect(await navigation.prefetch("/devagar")).toMatchObject({ page: { path: "/devagar" } });
    await navigation.loadToOpen("/devagar");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is no page for whoever meant it while its code could not be had, and is fetched anew when it is opened", async () => {
    const navigation = shopWith(vi.fn(there).mockRejectedValueOnce(new TypeError("Failed to fetch")));
    expect(await navigation.prefetch("/devagar")).toBeUndefined();
    expect(await navigation.loadToOpen("/devagar")).toBe("ready");
  });

  it("is superseded by the next press", async () => {
    const { load, come } = slow();
    const navigation = shopWith(load);
    const first = navigation.loadToOpen("/devagar");
    const second = navigation.loadToOpen("/outra");
    come();
    expect(await first).toBe("superseded");
    expect(await second).toBe("ready");
  });

  it("is superseded by Back, and by whatever else begins a visit", async () => {
    const { load, come } = slow();
    const navigation = shopWith(load);
    navigation.begin("first");
    const asked = navigation.loadToOpen("/devagar");
    navigation.begin("second");
    come();
    expect(await asked).toBe("superseded");
  });

  it("is superseded before it is asked for, when it was decided on in a visit that is over", async () => {
    const navigation = shopWith(there);
    navigation.begin("first");
    const from = navigation.visit();
    navigation.begin("second");
    expect(await navigation.loadToOpen("/devagar", from)).toBe("superseded");
  });

  it("is opened when the page has redirected since it was decided on, and nobody went elsewhere", async () => {
    const navigation = shopWith(there);
    navigation.begin("first");
    const from = navigation.visit();
    navigation.redirect();
    navigation.begin("redirected");
    expect(await navigation.loadToOpen("/devagar", from)).toBe("ready");
    navigation.begin("second");
    expect(await navigation.loadToOpen("/devagar", from)).toBe("superseded");
  });
});
