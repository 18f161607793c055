import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { reloadWhenOutdated } from "./reloadWhenOutdated.ts";

let builds = 0;

/** An open page of an older build, one of whose chunks is gone. Each is of another build, as the tab notes the reloaded ones. */
function openOutdated(html: string) {
  builds += 1;
  const page = document.createElement("div");
  page.innerHTML = html;
  let miss = () => {};
  const reload = vi.fn();
  const fetched = vi.fn(
    async () =>
      new Response('<!doctype html><script src="/assets/client-new.js">', { headers: { "Content-Type": "text/html" } }),
  );
  reloadWhenOutdated(
    {
      document: page,
      location: { pathname: "/checkout", reload },
      fetch: fetched,
      addEventListener: (_type, listener) => {
        miss = listener;
      },
    },
    `https://loja.exemplo/assets/client-old${builds}.js`,
  );
  return { page, miss: () => miss(), reload, fetched };
}

/** Enough turns for the fetched page to be read. */
const turns = () => new Promise((resolve) => setTimeout(resolve));

const paying = "<button data-pending>Pagando</button>";

it("reloads the page of an older build", async () => {
  const { miss, reload } = openOutdated("<button>Pagar</button>");
  miss();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("reloads once from one build, even if the server still sends the page of another", async () => {
  const { miss, reload, fetched } = openOutdated("<button>Pagar</button>");
  miss();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  miss();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await turns();
  await turns();
  expect(reload).toHaveBeenCalledOnce();
});

it("reloads after a payment, and sends no request beside it", async () => {
  const { page, miss, reload, fetched } = openOutdated(paying);
  miss();
  await turns();
  expect(reload).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  page.innerHTML = "<button>Pago</button>";
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("waits for a payment that began in the meantime", async () => {
  const { page, miss, reload } = openOutdated("<button>Pagar</button>");
  miss();
  page.innerHTML = paying;
  await turns();
  expect(reload).not.toHaveBeenCalled();
  page.innerHTML = "<button>Pago</button>";
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("does not reload while a card number is typed", async () => {
  const { page, miss, reload } = openOutdated('<input data-secret="card-number">');
  for (const input of page.querySelectorAll("input")) input.value = "4111";
  miss();
  await turns();
  expect(reload).not.toHaveBeenCalled();
});
