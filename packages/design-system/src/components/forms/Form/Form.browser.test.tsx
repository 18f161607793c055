import { accepted, rejected } from "@petbox/domain/result";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { BottomBar } from "../../navigation/BottomBar/index.ts";
import { PageLayout } from "../../navigation/PageLayout/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./index.ts";

const labels = ["Nome", ...Array.from({ length: 15 }, (_, index) => `Pergunta ${index + 2}`)];
const wrong = rejected(Object.fromEntries(labels.map((label) => [label, `Confira este campo: ${label}`])));

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <ThemeRoot>
        <PageLayout width="column">
          <Form parse={() => wrong} onSubmit={() => undefined}>
            {labels.map((label) => (
              <TextField key={label} name={label} label={label} />
            ))}
            <BottomBar note="Plano Anual: R$69,90/mês">
              <Button type="submit">Continuar</Button>
            </BottomBar>
          </Form>
        </PageLayout>
      </ThemeRoot>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  await page.viewport(1280, 720);
});

function find(selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

/** The bottom of the visible area: the top of a fixed bar, while it overlaps the page. */
function end(): number {
  const bar = find("[data-bottom-bar]");
  return getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : window.innerHeight;
}

it.each([
  [360, 640],
  [1280, 800],
])(
  "at %i × %i a refused form shows its first invalid field and that field's error in the viewport",
  async (width, height) => {
    await page.viewport(width, height);
    await act(async () => find("button").click());
    const first = find("input[name=Nome]");
    expect(first).toHaveFocus();
    expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const [, text] = [...place.querySelectorAll("span")].filter(
      (span) => span.textContent === "Confira este campo: Nome",
    );
    expect(text?.getBoundingClientRect().bottom).toBeLessThanOrEqual(end());
  },
);

it("scrolls back to an already focused field", async () => {
  await page.viewport(360, 640);
  const first = find("input[name=Nome]");
  first.focus();
  await act(async () => find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
  expect(first).toHaveFocus();
  expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(end());
});

it("keeps the target of a press in place until the press has ended", async () => {
  vi.unstubAllGlobals();
  const pressed = vi.fn();
  root.render(
    <ThemeRoot>
      <Form
        parse={({ name }) => (name ? accepted(name) : rejected({ name: "Escreva o nome." }))}
        onSubmit={() => undefined}
      >
        <TextField name="name" label="Nome" />
        <button type="button" style={{ height: 12, padding: 0, border: 0 }} onClick={pressed}>
          Ajuda
        </button>
        <Button type="submit">Continuar</Button>
      </Form>
    </ThemeRoot>,
  );
  await userEvent.click(page.getByRole("button", { name: "Continuar" }));
  const name = page.getByRole("textbox", { name: "Nome" });
  await userEvent.fill(name, "Bob");
  await expect.element(page.getByText("Escreva o nome.")).not.toBeInTheDocument();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await userEvent.fill(name, "");
  // Leaving the field shows its error, above the button that is being pressed.
  await userEvent.click(page.getByRole("button", { name: "Ajuda" }), { delay: 400 });
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(page.getByText("Escreva o nome.")).toBeVisible();
});
