import { routerContext } from "@petbox/shop/app/loaderServices.ts";
import { loadMatchedRoutes } from "@petbox/shop/app/router.ts";
import { routes } from "@petbox/shop/app/routes.ts";
import type { Services } from "@petbox/shop/app/services.ts";
import { type ReactElement, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

type ShopRouter = ReturnType<typeof createMemoryRouter>;

function OpenedPage({ open }: { readonly open: () => ShopRouter }) {
  const [router] = useState(open);
  return <RouterProvider router={router} useTransitions={false} />;
}

/** The shop's router of one story. */
export interface StoryRouter {
  /** Runs the first page's guard after the story's handlers are installed, so that the page renders synchronously. */
  open(): Promise<void>;
  /** Goes back to the previous history entry, as the browser's button does. */
  back(): Promise<void>;
  /** The path of the open page; "" before the first page is open. */
  currentPath(): string;
  /** The current URL. */
  address(): string;
  /** All URLs visited so far, in order, including the current one. */
  passed(): readonly string[];
  /** How the current URL was reached; a replaced page is not in the history. */
  arrival(): "POP" | "PUSH" | "REPLACE";
  readonly element: ReactElement;
}

/** The shop's router in memory, opened at a path. */
export async function createStoryRouter(path: string, services: Services): Promise<StoryRouter> {
  await loadMatchedRoutes(new URL(path, location.origin).pathname);
  const passed = [path];
  let router: ShopRouter | undefined;
  /** Created late: a router runs its loaders immediately, and they need the story's handlers. */
  function openRouter(): ShopRouter {
    if (router !== undefined) return router;
    router = createMemoryRouter(routes, { initialEntries: [path], getContext: () => routerContext(services) });
    router.subscribe(({ location }) => {
      const address = location.pathname + location.search;
      if (passed.at(-1) !== address) passed.push(address);
    });
    return router;
  }
  return {
    async open() {
      const { state, subscribe } = openRouter();
      if (state.initialized) return;
      await new Promise<void>((resolve) => {
        const stop = subscribe(({ initialized }) => {
          if (!initialized) return;
          stop();
          resolve();
        });
      });
    },
    back: async () => router?.navigate(-1),
    currentPath: () => router?.state.location.pathname ?? "",
    address: () => passed.at(-1) ?? path,
    passed: () => passed,
    arrival: () => router?.state.historyAction ?? "POP",
    element: <OpenedPage open={openRouter} />,
  };
}
