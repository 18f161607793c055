import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { LoginForm } from "./index.ts";

let answer: () => void = () => undefined;

/** As in the documentation: the page keeps the error until the next reply, without `pending`. */
function Login() {
  const [error, setError] = useState<string>();
  return (
    <LoginForm
      email="ana@gmail.com"
      error={error}
      onSubmit={async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        setError("E-mail ou senha incorretos.");
      }}
    />
  );
}

const message = page.getByText("E-mail ou senha incorretos.", { exact: true });

async function send(): Promise<void> {
  await userEvent.fill(page.getByLabelText("Senha"), "errada");
  await userEvent.keyboard("{Enter}");
}

it.each([
  { kind: "dismissed", dismisses: true },
  { kind: "kept", dismisses: false },
])("says that a second password is wrong too, after the first message was $kind", async ({ dismisses }) => {
  openRoot().root.render(
    <ThemeRoot>
      <Login />
    </ThemeRoot>,
  );
  await send();
  answer();
  await expect.element(message).toBeVisible();
  if (dismisses) await userEvent.click(page.getByRole("button", { name: "Fechar aviso" }));
  await send();
  // Hidden meanwhile, so that an equal message is announced again.
  await expect.element(message).not.toBeInTheDocument();
  answer();
  await expect.element(message).toBeVisible();
});

it("shows a dismissed message again at the next attempt of a page that returns no promise", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <LoginForm email="ana@gmail.com" error="E-mail ou senha incorretos." onSubmit={() => undefined} />
    </ThemeRoot>,
  );
  await userEvent.click(page.getByRole("button", { name: "Fechar aviso" }));
  await expect.element(message).not.toBeInTheDocument();
  await send();
  await expect.element(message).toBeVisible();
});
