import { ApiContext } from "@petbox/api-client/client/ApiContext";
import { memoryAntiForgery } from "@petbox/api-client/client/antiForgery";
import { createClient } from "@petbox/api-client/client/client";
import { useTracks } from "@petbox/api-client/funnel/hooks";
import { loadFailureText } from "@petbox/domain/failure/loadFailureText";
import { createMockShop } from "@petbox/mock-server/msw/mockShop";
import { render, screen } from "@testing-library/react";
import { setupServer } from "msw/node";
import { SWRConfig } from "swr";
import { afterAll, beforeAll, expect, it } from "vitest";

const origin = "https://loja.example";
const shop = createMockShop({ scenario: "assinante", origin });
const server = setupServer(...shop.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

function Tracks() {
  const { result: tracks } = useTracks("dog");
  if (tracks.status === "loading") return <p>Carregando</p>;
  if (tracks.status === "failed") return <p role="alert">{loadFailureText(tracks.failure)}</p>;
  return <p>{tracks.value.map((track) => track.name).join(", ")}</p>;
}

/** Cada teste tem o próprio cache: o dos hooks é o do SWR. */
function renderTracks() {
  const client = createClient({
    origin,
    antiForgery: memoryAntiForgery(shop.token(), async () => shop.token()),
    botCheck: async () => "local-contact",
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={client}>
        <Tracks />
      </ApiContext>
    </SWRConfig>,
  );
}

it("diz que não carregou, se o servidor falha", async () => {
  shop.setFaults([{ path: "/trilhas", kind: "500", times: 1 }]);
  renderTracks();
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
});

it("mostra as trilhas", async () => {
  renderTracks();
  expect(await screen.findByText(/Essencial/)).toBeTruthy();
});
