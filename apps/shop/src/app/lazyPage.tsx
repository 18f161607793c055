import { type ComponentType, type ReactNode, use } from "react";

/** What opening a page brings. */
export interface PageCode {
  readonly Page: ComponentType;
  /** What stands around the page, and stays in its place when the next page has the same. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

export type LoadPage = () => Promise<PageCode>;

/** A page whose code comes when it is needed or meant. */
export interface LazyPage {
  readonly path: string;
  /** Fetches the code; after a failure it tries anew. Rejects when the code cannot be had. */
  readonly load: () => Promise<unknown>;
  /** The code: what was fetched, or is being fetched now. */
  readonly code: () => Promise<PageCode>;
}

/** Unlike `React.lazy`, a page that was loaded before renders at once: going there needs no second look. */
export function lazyPage(path: string, loadPage: LoadPage): LazyPage {
  let loading: Promise<PageCode> | undefined;
  let hasFailed = false;

  function start(): Promise<PageCode> {
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
    path,
    load: () => (loading === undefined || hasFailed ? start() : loading),
    code: () => loading ?? start(),
  };
}

const Unframed = ({ children }: { readonly children: ReactNode }) => children;

/** The page that is open, at once when its code is there, and else as soon as it comes. */
export function OpenPage({ page }: { readonly page: LazyPage }) {
  const { Page, Frame = Unframed } = use(page.code());
  return (
    <Frame>
      <Page key={page.path} />
    </Frame>
  );
}
