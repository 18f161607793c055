import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { useKnownCustomer } from "./hooks.ts";

function Name({ code }: { readonly code: string }) {
  const result = useKnownCustomer(code);
  return <p>{result.status === "ready" ? result.value?.fullName : result.status}</p>;
}

it("MAN-315 one customer's data is not shown to the next one in the same tab", async () => {
  const names = ["Ana Souza"];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => {
      const name = names.shift();
      return name === undefined ? new Promise<never>(() => {}) : Response.json({ client: { name } });
    },
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const cache = new Map();
  const show = (code: string) =>
    root.render(
      <SWRConfig value={{ provider: () => cache }}>
        <ApiContext value={client}>
          <Name code={code} />
        </ApiContext>
      </SWRConfig>,
    );
  show("lead0001");
  await vi.waitFor(() => expect(place.textContent).toBe("Ana Souza"));
  show("lead0002");
  await vi.waitFor(() => expect(place.textContent).toBe("loading"));
  root.unmount();
});
