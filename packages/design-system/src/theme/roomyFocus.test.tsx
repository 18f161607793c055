import { expect, it } from "vitest";
import { Accordion } from "../components/foundations/Accordion/Accordion.tsx";
import { tokens } from "../tokens/index.ts";
import { renderWithStyles } from "./renderWithStyles.tsx";

it("the focus ring of a title that begins at its edge leaves its first letter free", () => {
  const { styles } = renderWithStyles(<Accordion title="Posso cancelar?">Quando quiser.</Accordion>);
  const ring = /summary:focus-visible\{([^}]*)\}/.exec(styles)?.[1];
  expect(ring).toContain(`outline-offset:${tokens.space.s1}`);
  expect(ring).toContain(`box-shadow:0 0 0 ${tokens.space.s1} `);
});
