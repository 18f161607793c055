/** Submits a form as its button does: with validation and a `submit` event. Safari 15 has no `requestSubmit`. */
export function submitForm(form: HTMLFormElement): void {
  if (typeof form.requestSubmit === "function") {
    form.requestSubmit();
    return;
  }
  const button = form.ownerDocument.createElement("button");
  button.hidden = true;
  form.append(button);
  button.click();
  button.remove();
}
