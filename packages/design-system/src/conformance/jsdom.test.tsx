// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { fireEvent, screen } from "storybook/test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "../components/actions/Button/index.ts";
import { Dialog } from "../components/feedback/Dialog/index.ts";
import { Popover } from "../components/feedback/Popover/index.ts";
import { createToaster, ToastRegion } from "../components/feedback/Toast/index.ts";
import { PhotoUpload } from "../components/forms/PhotoUpload/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { DescribedStory, ShownStory } from "./describedStories.tsx";

// Rules are inserted one by one: jsdom would parse a growing text again and again.
vi.hoisted(() => vi.stubEnv("SC_DISABLE_SPEEDY", "false"));

vi.mock("@petbox/storybook/preview", async () => (await import("./describedStories.tsx")).describingPreview);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../components/*/*/*.stories.tsx");

const photo = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "bob.png", {
  type: "image/png",
});

/** What a test does first: presses, types, chooses a file, submits. */
const uses: readonly [selector: string, use: (element: Element) => void][] = [
  ["input:not([type=file]), textarea", (field) => fireEvent.input(field, { target: { value: "1" } })],
  ["[role=combobox]", (field) => fireEvent.keyDown(field, { key: "ArrowDown" })],
  ["input[type=file]", (field) => fireEvent.change(field, { target: { files: [photo] } })],
  ["button, a, summary, label, [role=tab]", (control) => fireEvent.click(control)],
  ["form", (form) => fireEvent.submit(form)],
];

let errors: unknown[] = [];
const note = ({ error, message }: ErrorEvent) => errors.push(error ?? message);
const noteRejection = (reason: unknown) => errors.push(reason);

beforeEach(() => {
  errors = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.addEventListener("error", note);
  process.on("unhandledRejection", noteRejection);
});
afterEach(() => {
  window.removeEventListener("error", note);
  process.off("unhandledRejection", noteRejection);
  document.body.replaceChildren();
});

describe("in jsdom, without any preparation", () => {
  it.each(Object.entries(modules))("%s is rendered and used without an error", async (_, load) => {
    const stories = Object.values(await load()).filter((value) => value instanceof DescribedStory);
    expect(stories).not.toEqual([]);
    // The later stories vary texts and looks.
    for (const { composed } of stories.slice(0, 4)) {
      const place = document.body.appendChild(document.createElement("div"));
      const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
      await act(async () =>
        root.render(
          <ThemeRoot>
            <ShownStory {...composed} />
          </ThemeRoot>,
        ),
      );
      for (const [selector, use] of uses) {
        // A list repeats its items.
        await act(async () => [...place.querySelectorAll(selector)].slice(0, 4).forEach(use));
      }
      await act(async () => root.unmount());
      place.remove();
    }
    expect(errors).toEqual([]);
  });

  it("a notice can be dismissed, and a popover opens and closes", async () => {
    const toaster = createToaster();
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () =>
      root.render(
        <ThemeRoot>
          <Button popoverTarget="ajuda">Ajuda</Button>
          <Popover id="ajuda">
            <Button>Entendi</Button>
          </Popover>
          <ToastRegion toaster={toaster} />
        </ThemeRoot>,
      ),
    );
    await act(async () => toaster.showToast({ tone: "success", description: "Salvo" }));
    await act(async () => screen.getByRole("button", { name: "Fechar aviso" }).click());
    expect(screen.queryByText("Salvo")).toBeNull();
    const opener = screen.getByRole("button", { name: "Ajuda" });
    expect(screen.queryByRole("button", { name: "Entendi" })).toBeNull();
    await act(async () => opener.click());
    expect(screen.queryByRole("button", { name: "Entendi" })).not.toBeNull();
    await act(async () => opener.click());
    expect(screen.queryByRole("button", { name: "Entendi" })).toBeNull();
    await act(async () => root.unmount());
  });

  it("a dialog opens and closes, and a chosen photo is handed over", async () => {
    const onValueChange = vi.fn();
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    const show = (open: boolean) =>
      act(async () =>
        root.render(
          <Dialog open={open} title="A foto do Bob">
            <PhotoUpload name="foto" label="Foto" onValueChange={onValueChange} />
          </Dialog>,
        ),
      );
    await show(true);
    const dialog = screen.getByRole("dialog", { name: "A foto do Bob" });
    await act(async () => fireEvent.change(screen.getByLabelText("Foto"), { target: { files: [photo] } }));
    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledWith(photo));
    await show(false);
    expect(dialog.hasAttribute("open")).toBe(false);
    await act(async () => root.unmount());
  });
});
