/** Code that is not part of the first load. */
export interface LazyModule<Code> {
  /** The code, once it has loaded. */
  readonly loaded: Code | undefined;
  /** Loads the code. Rejects if that fails, e.g. offline; a later call tries again. */
  readonly load: () => Promise<Code>;
  /** Loads the code ahead of its use. A failure is ignored, because the first use tries again. */
  readonly preload: () => void;
}

/**
 * The one way to load optional code on demand. `useLazyModule` renders it; unlike `React.lazy`, it can retry after a
 * failed load, and code that is already loaded is rendered
 * without a fallback, except during hydration.
 *
 * @param importCode a dynamic import: `async () => (await import("./sanitize.ts")).sanitize`.
 */
export function lazyModule<Code>(importCode: () => Promise<Code>): LazyModule<Code> {
  let loaded: Code | undefined;
  async function load(): Promise<Code> {
    loaded ??= await importCode();
    return loaded;
  }
  return {
    get loaded() {
      return loaded;
    },
    load,
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
