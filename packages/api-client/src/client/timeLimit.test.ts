import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { firstAborted, timeLimit } from "./timeLimit.ts";

describe.each(["with", "without"])("%s the browser's own signals", (which) => {
  beforeEach(() => {
    if (which === "with") return;
    for (const name of ["timeout", "any"]) {
      const own = Reflect.getOwnPropertyDescriptor(AbortSignal, name);
      Reflect.deleteProperty(AbortSignal, name);
      onTestFinished(() => void Reflect.defineProperty(AbortSignal, name, own ?? {}));
    }
  });

  it("a limit aborts with a timeout error", async () => {
    const signal = timeLimit(1);
    await expect.poll(() => signal.aborted).toBe(true);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  it.each([0, 1])("aborts with signal %i of two", (first) => {
    const controllers = [new AbortController(), new AbortController()] as const;
    const signal = firstAborted(controllers[0].signal, controllers[1].signal);
    expect(signal.aborted).toBe(false);
    controllers[first]?.abort("left");
    expect(signal.reason).toBe("left");
  });

  it("a signal that has aborted already counts", () => {
    expect(firstAborted(new AbortController().signal, AbortSignal.abort("left")).reason).toBe("left");
  });
});
