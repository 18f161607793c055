import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CouponField } from "../components/commerce/CouponField/index.ts";
import { LoginForm } from "../components/forms/LoginForm/index.ts";
import { CreateCouponScreen } from "../screens/coupons/CreateCouponScreen.tsx";
import { StepScreen } from "../screens/funnel/StepScreen.tsx";
import { NewPasswordScreen } from "../screens/session/NewPasswordScreen.tsx";
import { RecoverPasswordScreen } from "../screens/session/RecoverPasswordScreen.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { openRoot } from "./openRoot.ts";

const html = 'Não deu.<br>Fale com <b>Vendas &amp; Suporte</b> na <a href="/ajuda">ajuda</a>.';
const nothing = () => undefined;

function show(element: ReactElement): void {
  openRoot().root.render(<ThemeRoot>{element}</ThemeRoot>);
}

async function expectFormatted(): Promise<void> {
  await expect.element(page.getByRole("link", { name: "ajuda" })).toBeVisible();
  await expect.element(page.getByText("Vendas & Suporte")).toBeVisible();
  await expect.element(page.getByText("<b>")).not.toBeInTheDocument();
}

it.each<[string, ReactElement]>([
  ["a login", <LoginForm key="login" error={html} onSubmit={nothing} />],
  ["a new password", <NewPasswordScreen key="password" pending={false} failure={html} onSubmit={nothing} />],
  [
    "a request for a password link",
    <RecoverPasswordScreen
      key="recovery"
      stage={{ kind: "asking" }}
      pending={false}
      failure={html}
      onSend={nothing}
      correctionOf={nothing}
      onOtherEmail={nothing}
    />,
  ],
  [
    "the removal of a coupon",
    <CouponField key="coupon" applied="AMIGO20" error={html} onApply={nothing} onRemove={nothing} />,
  ],
])("FUN-337 formats the server's HTML in the failure of %s", async (_title, element) => {
  show(element);
  await expectFormatted();
});

it("shows the server's HTML as plain text in the failure of a funnel step, which loads no sanitiser", async () => {
  show(
    <StepScreen save={{ pending: false, failure: html }} title="Como o seu pet se chama?">
      Bob
    </StepScreen>,
  );
  await expect.element(page.getByText("Não deu. Fale com Vendas & Suporte na ajuda.")).toBeVisible();
});

it("FUN-337 formats the server's HTML in the failure of a coupon for friends", async () => {
  show(<CreateCouponScreen onCreate={nothing} pending={false} failure={{ warning: { title: "Ops", text: html } }} />);
  await userEvent.click(page.getByRole("button", { name: "Criar meu cupom" }));
  await userEvent.fill(page.getByRole("textbox", { name: "Nome do cupom" }), "bobquerido");
  await userEvent.click(page.getByRole("button", { name: "Salvar cupom" }));
  await expectFormatted();
});

it("shows a refused coupon code in one line without tags at the field", async () => {
  show(<CouponField applied={undefined} error="O cupom <b>venceu</b>." onApply={nothing} onRemove={nothing} />);
  await expect.element(page.getByText("O cupom venceu.")).toBeVisible();
});
