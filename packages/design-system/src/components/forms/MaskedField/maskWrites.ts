interface Mask {
  value: string;
}

/**
 * Applies the mask to text that a page or a form library writes into the input: such a write fires no event. Returns
 * the undo function.
 */
export function maskWrites(input: HTMLInputElement, mask: Mask): () => void {
  const platform = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value");
  const known = Object.getOwnPropertyDescriptor(input, "value") ?? platform;
  Object.defineProperty(input, "value", {
    configurable: true,
    get: () => platform?.get?.call(input),
    set(text: unknown) {
      known?.set?.call(input, text);
      // Simulated typing sets more than the value, and is left to the mask's own events.
      if (typeof text === "string" && text !== mask.value) mask.value = text;
    },
  });
  // A reset event fires before the fields have their initial values again.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    waiting = setTimeout(() => {
      mask.value = input.value;
    });
  };
  const { form } = input;
  form?.addEventListener("reset", reset);
  return () => {
    clearTimeout(waiting);
    form?.removeEventListener("reset", reset);
    if (known) Object.defineProperty(input, "value", { ...known, configurable: true });
  };
}
