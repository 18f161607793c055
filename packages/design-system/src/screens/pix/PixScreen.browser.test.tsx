import type { PixPage } from "@petbox/domain/pix/pixPage";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { PixScreen } from "./PixScreen.tsx";

const nothing = () => {};
const payable: PixPage = { code: "000201", isNotFound: false, isExpired: false };

const lastStep = page.getByRole("listitem").filter({ hasText: "ela mostra quando o pagamento chega" });

function open(pix: PixPage): void {
  openRoot().root.render(
    <ThemeRoot>
      <PixScreen page={pix} onCopied={nothing} onExpired={nothing} onReload={nothing} />
    </ThemeRoot>,
  );
}

it("promises to show the payment if the server reports it", async () => {
  open({ ...payable, isPaid: false });
  await expect.element(page.getByText(/^Assim que o banco confirmar, esta página avisa/)).toBeVisible();
  await expect.element(lastStep).toBeVisible();
});

it("does not promise to show the payment if the server does not report it", async () => {
  open(payable);
  await expect.element(page.getByText("Depois de pagar, você não precisa fazer mais nada aqui.")).toBeVisible();
  await expect.element(lastStep).not.toBeInTheDocument();
  await expect.element(page.getByText(/esta página avisa/)).not.toBeInTheDocument();
});
