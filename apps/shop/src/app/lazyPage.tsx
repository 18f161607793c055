import { type ComponentType, use } from "react";

export type LoadPage = () => Promise<ComponentType>;

/** A page whose code comes when it is needed or meant. */
export interface LazyPage {
  /** Fetches the code; after a failure it tries anew. Rejects when the code cannot be had. */
  readonly load: () => Promise<unknown>;
  /** The page itself: at once when its code is there, and else as soon as it comes. */
  readonly Page: ComponentType;
}

/** Unlike `React.lazy`, a page that was loaded before renders at once: going there needs no second look. */
export function lazyPage(loadPage: LoadPage): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let hasFailed = false;

  function start(): Promise<ComponentType> {
    hasFailed = false;
    const started = loadPage();
    loading = started;
    started.then(
      // The mark by which React knows a promise that was kept before it was asked for: it then does not wait for it.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => {
        hasFailed = true;
      },
    );
    return started;
  }

  return {
    load: () => (loading === undefined || hasFailed ? start() : loading),
    Page() {
      const Ready = use(loading ?? start());
      return <Ready />;
    },
  };
}
