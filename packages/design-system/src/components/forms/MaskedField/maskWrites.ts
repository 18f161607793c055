interface Mask {
  value: string;
}

/**
 * Lays the mask on what a page or a form library writes into the input: a write raises no event that could tell of it.
 * Gives what undoes it.
 */
export function maskWrites(input: HTMLInputElement, mask: Mask): () => void {
  const platform = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const known = Object.getOwnPropertyDescriptor(input, "value") ?? platform;
  Object.defineProperty(input, "value", {
    configurable: true,
    get: () => platform?.get?.call(input),
    set(text: unknown) {
      known?.set?.call(input, text);
      // Whoever types for a person, as a test does, writes more than a text: that is left to the mask's own events.
      if (typeof text === "string" && text !== mask.value) mask.value = text;
    },
  });
  // The event comes before the form's fields are as they were.
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
