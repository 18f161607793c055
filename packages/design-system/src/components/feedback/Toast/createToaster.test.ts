import { describe, expect, it, vi } from "vitest";
import { createToaster } from "./createToaster.ts";

const messages = (toaster: ReturnType<typeof createToaster>) => toaster.toasts().map((toast) => toast.description);

describe("createToaster", () => {
  it.each(["success", "warning", "danger", "info", "question"] as const)(
    "FUN-347 shows a notice of tone %s",
    (tone) => {
      const toaster = createToaster();
      toaster.showToast({ tone, description: "Olá" });
      expect(toaster.toasts()).toEqual([expect.objectContaining({ tone, description: "Olá" })]);
    },
  );

  it("notifies its listeners until they unsubscribe", () => {
    const toaster = createToaster();
    const listener = vi.fn();
    const leave = toaster.subscribe(listener);
    toaster.showToast({ tone: "info", description: "um" });
    leave();
    toaster.showToast({ tone: "info", description: "dois" });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("returns the same array while nothing changes", () => {
    const toaster = createToaster();
    toaster.showToast({ tone: "info", description: "um" });
    const before = toaster.toasts();
    toaster.dismiss(99);
    expect(toaster.toasts()).toBe(before);
  });

  it("does not duplicate a notice, and restarts its timer", () => {
    const toaster = createToaster();
    toaster.showToast({ tone: "danger", description: "Um erro ocorreu!" });
    const [first] = toaster.toasts();
    toaster.showToast({ tone: "danger", description: "Um erro ocorreu!" });
    expect(messages(toaster)).toEqual(["Um erro ocorreu!"]);
    expect(toaster.toasts()[0]?.id).not.toBe(first?.id);
  });

  it("keeps the newest three and dismisses by id", () => {
    const toaster = createToaster();
    for (const description of ["um", "dois", "três", "quatro"]) toaster.showToast({ tone: "info", description });
    expect(messages(toaster)).toEqual(["dois", "três", "quatro"]);
    toaster.dismiss(toaster.toasts()[1]?.id ?? 0);
    expect(messages(toaster)).toEqual(["dois", "quatro"]);
  });
});
