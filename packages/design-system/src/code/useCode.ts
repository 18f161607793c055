import { type ComponentType, useEffect, useState } from "react";

/** A component whose code comes when it is needed: undefined while it is on its way. */
export interface Code<Props> {
  readonly Component: ComponentType<Props> | undefined;
  /** Asks for it again; there only when it could not be had. */
  readonly retry: (() => void) | undefined;
}

/**
 * Fetches the code of a component as soon as it is shown, and again on demand where the network was gone: unlike `lazy`,
 * which never asks a second time.
 * @param load must be the same function each time.
 */
export function useCode<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  const [code, setCode] = useState<ComponentType<Props> | "missing">();

  useEffect(() => {
    if (code !== undefined) return;
    let isWanted = true;
    load().then(
      (Component) => isWanted && setCode(() => Component),
      () => isWanted && setCode("missing"),
    );
    return () => {
      isWanted = false;
    };
  }, [code, load]);

  return code === "missing"
    ? { Component: undefined, retry: () => setCode(undefined) }
    : { Component: code, retry: undefined };
}
