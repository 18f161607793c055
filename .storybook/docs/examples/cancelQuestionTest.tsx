import { Button } from "@petbox/design-system/components/Button";
import { Dialog } from "@petbox/design-system/components/Dialog";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

it("pergunta antes de cancelar", () => {
  render(
    <Dialog open title="Cancelar a assinatura?">
      <Button>Cancelar</Button>
    </Dialog>,
  );
  expect(screen.getByRole("dialog", { name: "Cancelar a assinatura?" })).toBeTruthy();
});
