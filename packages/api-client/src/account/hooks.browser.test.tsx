import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { CacheOwnerContext } from "../client/CacheOwnerContext.ts";
import { createClient } from "../client/client.ts";
import { useListedOverdue } from "./hooks.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

let revalidate: (() => Promise<unknown>) | undefined;

function Page() {
  const listed = useListedOverdue();
  const { result } = listed;
  revalidate = listed.revalidate;
  return <p>{result.status === "ready" ? result.value.map(({ code }) => code).join() : result.status}</p>;
}

it("SUB-343 keeps the list if it cannot be read again", async () => {
  let asked = 0;
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => {
      asked += 1;
      if (asked > 1) throw new TypeError("Failed to fetch");
      return Response.json({ success: true, data: [{ subscription_code: "BOB" }] });
    },
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const cache = new Map();
  root.render(
    <SWRConfig value={{ provider: () => cache }}>
      <ApiContext value={client}>
        <CacheOwnerContext value="carla">
          <Page />
        </CacheOwnerContext>
      </ApiContext>
    </SWRConfig>,
  );
  closing.push(() => root.unmount());
  await vi.waitFor(() => expect(place.textContent).toBe("BOB"));
  await revalidate?.().catch(() => undefined);
  expect(asked).toBe(2);
  // A macrotask later, the failure is rendered.
  await new Promise((resolve) => setTimeout(resolve));
  expect(place.textContent).toBe("BOB");
});
