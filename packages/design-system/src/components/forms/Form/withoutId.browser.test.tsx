import { rejected } from "@petbox/domain/result";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { Form } from "./index.ts";

const names = ["Manhã", "Tarde", "Noite", "Sábado"];

it.each([1, 4])(
  "a refused form goes to its first field and counts %i of them, though none has an id",
  async (count) => {
    const wrong = names.slice(0, count);
    openRoot().root.render(
      <ThemeRoot>
        <Form
          parse={() => rejected(Object.fromEntries(wrong.map((name) => [name, "Informe a hora."])))}
          onSubmit={() => undefined}
        >
          {names.map((name) => (
            <label key={name}>
              {name} <input name={name} />
            </label>
          ))}
          <Button type="submit">Salvar</Button>
        </Form>
      </ThemeRoot>,
    );
    await userEvent.click(page.getByRole("button", { name: "Salvar" }));
    const first = page.getByRole("textbox", { name: "Manhã" });
    await expect.element(first).toHaveFocus();
    const way = page.getByRole("link");
    // A few fields show their errors in place; for more, one line leads to the first.
    if (count === 1) {
      expect(way.elements()).toEqual([]);
      return;
    }
    await userEvent.click(page.getByRole("textbox", { name: "Noite" }));
    await userEvent.click(way);
    await expect.element(first).toHaveFocus();
  },
);
