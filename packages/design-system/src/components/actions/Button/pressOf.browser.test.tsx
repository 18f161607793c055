import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { BackLink } from "../../navigation/BackLink/index.ts";
import { LinkButton } from "../LinkButton/index.ts";

interface Case {
  readonly name: string;
  readonly link: (props: { href: string; "aria-disabled": boolean; onClick: () => void }) => ReactElement;
}

const links: readonly Case[] = [
  { name: "LinkButton", link: (props) => <LinkButton {...props}>Planos</LinkButton> },
  { name: "BackLink", link: (props) => <BackLink {...props} label="Planos" /> },
];

it.each(links)("$name ignores presses while it is `aria-disabled`", async ({ link }) => {
  const { root } = openRoot();
  const onClick = vi.fn();
  const before = location.hash;
  const show = (disabled: boolean) =>
    root.render(<ThemeRoot>{link({ href: "#planos", "aria-disabled": disabled, onClick })}</ThemeRoot>);
  const shown = page.getByRole("link", { name: "Planos" });
  show(true);
  await expect.element(shown).toBeVisible();
  shown.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(location.hash).toBe(before);
  show(false);
  await expect.element(shown).toHaveAttribute("aria-disabled", "false");
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
  expect(location.hash).toBe("#planos");
  location.hash = before;
});
