import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../components/actions/Button/index.ts";
import { Dialog } from "../components/feedback/Dialog/index.ts";
import { Drawer } from "../components/feedback/Drawer/index.ts";
import { LoadingOverlay } from "../components/status/LoadingOverlay/index.ts";
import { openRoot } from "../conformance/openRoot.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";

it("closes a drawer on a press on the backdrop, but not on its own empty part", async () => {
  const onClose = vi.fn();
  openRoot().root.render(
    <ThemeRoot>
      <Drawer open title="Filtros" onClose={onClose}>
        <a href="#cachorro">Cachorro</a>
      </Drawer>
    </ThemeRoot>,
  );
  const drawer = page.getByRole("dialog", { name: "Filtros" });
  await expect.element(drawer).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { width, height } = drawer.element().getBoundingClientRect();
  const empty = { x: width / 2, y: height - 20 };
  expect(document.elementFromPoint(empty.x, empty.y)).toBe(drawer.element());
  await userEvent.click(drawer, { position: empty });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(drawer, { position: { x: width + 20, y: height / 2 }, force: true });
  expect(onClose).toHaveBeenCalledOnce();
});

/** A page whose reply closes the dialog and takes its opener away. */
function Confirmed() {
  const [state, setState] = useState<"idle" | "asked" | "done">("idle");
  return (
    <>
      <Dialog
        open={state === "asked"}
        title="Confirmar"
        actions={<Button onClick={() => setState("done")}>Sim</Button>}
      >
        Recebeu a caixa?
      </Dialog>
      <main tabIndex={-1}>{state === "done" ? null : <Button onClick={() => setState("asked")}>Recebi</Button>}</main>
    </>
  );
}

it("moves the focus to the page if the opener goes at the same moment", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Confirmed />
    </ThemeRoot>,
  );
  await userEvent.click(page.getByRole("button", { name: "Recebi" }));
  await userEvent.click(page.getByRole("button", { name: "Sim" }));
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it("leaves the focus alone if it never opened", async () => {
  const { root } = openRoot();
  const show = (isSaving: boolean) =>
    flushSync(() =>
      root.render(
        <ThemeRoot>
          <main tabIndex={-1}>Seus pedidos</main>
          <LoadingOverlay open={isSaving} delay={60_000} />
        </ThemeRoot>,
      ),
    );
  show(true);
  await expect.element(page.getByRole("main")).toBeVisible();
  show(false);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
