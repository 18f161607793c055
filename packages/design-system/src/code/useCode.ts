import type { Reading } from "@petbox/domain/reading/reading";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Fetches the code of a component as soon as it is shown, and again on demand where the network was gone: unlike `lazy`,
 * which never asks a second time.
 * @param load must be the same function each time.
 */
export function useCode<Props>(load: () => Promise<ComponentType<Props>>): Reading<ComponentType<Props>> {
  const [reading, setReading] = useState<Reading<ComponentType<Props>>>({ status: "loading" });

  useEffect(() => {
    if (reading.status !== "loading") return;
    let isWanted = true;
    const retry = () => setReading({ status: "loading" });
    load().then(
      (value) => isWanted && setReading({ status: "ready", value }),
      // Code that does not come is a network that is gone.
      () => isWanted && setReading({ status: "failed", failure: { kind: "offline" }, retry, pending: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [reading, load]);

  return reading;
}
