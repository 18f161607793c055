import { act, type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { Dialog } from "./index.ts";

const labels = Array.from({ length: 12 }, (_, index) => `Pergunta ${index + 1}`);
let place: HTMLElement;
let root: Root;

const show = (onClose?: () => void) =>
  act(async () =>
    root.render(
      <ThemeRoot>
        <Dialog
          open
          title="Seus dados"
          onClose={onClose}
          actions={
            <>
              <Button variant="secondary">Cancelar</Button>
              <Button>Salvar</Button>
            </>
          }
        >
          {labels.map((label) => (
            <TextField key={label} name={label} label={label} />
          ))}
        </Dialog>
      </ThemeRoot>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
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

/** Whether the element is fully visible and reachable: not covered and not outside the viewport. */
function isUncovered(element: HTMLElement): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + width / 2, y) === element);
}

it.each([
  [320, 256],
  [320, 640],
  [1280, 800],
])("at %i × %i no field that takes the focus is hidden by title or buttons", async (width, height) => {
  await page.viewport(width, height);
  await show();
  // The end of the slide-in animation.
  for (const animation of find("dialog").getAnimations()) animation.finish();
  const fields = labels.map((label) => find(`input[name="${label}"]`));
  for (const field of [...fields, ...fields.toReversed()]) {
    field.focus();
    expect(isUncovered(field), field.getAttribute("name") ?? "").toBe(true);
  }
});

it("does not stick title and buttons in a low window", async () => {
  await page.viewport(320, 256);
  await show();
  find('input[name="Pergunta 6"]').focus();
  const seen = find("dialog").getBoundingClientRect();
  for (const element of [find("h2"), ...place.querySelectorAll("dialog > :last-child button")]) {
    const { top, bottom } = element.getBoundingClientRect();
    expect(bottom <= seen.top || top >= seen.bottom).toBe(true);
  }
});

it("logs no warning without onClose", async () => {
  const warned = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
  await show();
  expect(find("dialog")).toHaveAttribute("closedby", "none");
  expect(warned.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

it("moves the focus to the page if the button that opened it is gone", async () => {
  const renderPage = (isOpen: boolean, opener?: ReactNode) =>
    act(async () =>
      root.render(
        <ThemeRoot>
          <main tabIndex={-1}>{opener}</main>
          <Dialog open={isOpen} title="Seus dados" actions={<Button>Salvar</Button>}>
            Nada a preencher.
          </Dialog>
        </ThemeRoot>,
      ),
    );
  await renderPage(false, <Button>Mudar</Button>);
  find("main button").focus();
  await renderPage(true, <Button>Mudar</Button>);
  await renderPage(true);
  find("dialog button").focus();
  await renderPage(false);
  expect(find("main")).toHaveFocus();
});

function Replaced() {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <p>Enviado.</p> : <Button onClick={() => setIsSent(true)}>Enviar</Button>;
}

const showReplaced = () =>
  act(async () =>
    root.render(
      <ThemeRoot>
        <Dialog open title="Seus dados">
          <Replaced />
        </Dialog>
      </ThemeRoot>,
    ),
  );

it("moves the focus to the title when the focused element is removed", async () => {
  await showReplaced();
  const button = find("dialog button");
  button.focus();
  await act(async () => button.click());
  expect(find("dialog p")).toHaveTextContent("Enviado.");
  await waitFor(() => expect(find("h2")).toHaveFocus());
});

it("stays open, with the focus in its field, while the page ignores Esc, however often it is pressed", async () => {
  const onClose = vi.fn();
  await show(onClose);
  const field = find('input[name="Pergunta 2"]');
  await userEvent.click(field);
  for (const times of [1, 2, 3]) {
    await act(async () => userEvent.keyboard("{Escape}"));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
    expect(find("dialog").matches(":modal")).toBe(true);
    await expect.element(page.getByRole("textbox", { name: "Pergunta 2" })).toHaveFocus();
  }
});
