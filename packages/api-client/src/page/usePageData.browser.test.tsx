import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { CacheOwnerContext } from "../client/CacheOwnerContext.ts";
import { createClient } from "../client/client.ts";
import { ownLoyaltyPageData } from "../loyalty/pageData.ts";
import { prefetchPageData, usePageDataCacheFor, usePageDataFor } from "./usePageData.ts";

function Page({ onRender }: { readonly onRender: (revalidate: () => Promise<unknown>) => void }) {
  onRender(usePageDataCacheFor(ownLoyaltyPageData, {}).revalidate);
  return null;
}

it("ignores a revalidation after all pages are unmounted", async () => {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
  });
  const onRender = vi.fn<(revalidate: () => Promise<unknown>) => void>();
  const root = createRoot(document.createElement("div"));
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={client}>
        <CacheOwnerContext value="carla">
          <Page onRender={onRender} />
        </CacheOwnerContext>
      </ApiContext>
    </SWRConfig>,
  );
  await vi.waitFor(() => expect(onRender).toHaveBeenCalled());
  root.unmount();
  await expect(onRender.mock.lastCall?.[0]()).resolves.toBeUndefined();
});

function OpenPage() {
  return usePageDataFor(ownLoyaltyPageData, {}).status;
}

it("takes a prefetched reply, and prefetches nothing while the page is open", async () => {
  const page = vi.fn(async () => null);
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    page,
  });
  const prefetch = () => prefetchPageData(client, ownLoyaltyPageData, "carla", {});
  prefetch();
  const element = document.createElement("div");
  const root = createRoot(element);
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={client}>
        <CacheOwnerContext value="carla">
          <OpenPage />
        </CacheOwnerContext>
      </ApiContext>
    </SWRConfig>,
  );
  await vi.waitFor(() => expect(element.textContent).toBe("ready"));
  expect(page).toHaveBeenCalledTimes(1);
  prefetch();
  expect(page).toHaveBeenCalledTimes(1);
  root.unmount();
  await vi.waitFor(() => {
    prefetch();
    expect(page).toHaveBeenCalledTimes(2);
  });
});
