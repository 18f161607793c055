import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { Text } from "../Text/index.ts";
import { Header, type HeaderProps } from "./Header.tsx";

const meta = preview.meta({
  component: Header,
  title: "Componentes/Navegação/Header",
  args: { pet: "dog" },
});

export const Visitor = meta.story({
  parameters: { spec: ["MAN-005", "MAN-042", "MAN-045"] },
  args: { helpHref: "https://ajuda.petbox.example/" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "LOGIN" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "SIMULE" })).toHaveAttribute("href", "/assine");
    await expect(canvas.getByRole("link", { name: "Como funciona" })).toHaveAttribute("href", "/#oquevem");
    await expect(canvas.getByRole("link", { name: "Últimas caixas" })).toHaveAttribute("href", "/ultimos");
    await expect(canvas.getByRole("link", { name: /Central de ajuda/ })).toHaveAttribute(
      "href",
      "https://ajuda.petbox.example/",
    );
    await expect(canvas.queryByRole("button", { name: "Abrir o menu" })).toBeNull();
  },
});

export const VisitorOfTheCats = meta.story({
  args: { pet: "cat" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Como funciona" })).toHaveAttribute("href", "/gato#oquevem");
  },
});

export const Subscriber = meta.story({
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Olá, Ana AREA DO ASSINANTE" })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { user: { firstName: "Maximilianobartolomeuterceiro" }, hasSubscriptions: true },
});

export const Phone = meta.story({
  parameters: { spec: ["MAN-094"] },
  globals: { viewport: { value: "mobile1" } },
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Menu" })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Fechar o menu" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const PhoneVisitor = meta.story({ globals: { viewport: { value: "mobile2" } } });

export const StaysOnScroll = meta.story({
  parameters: { spec: ["MAN-095"] },
  render: (args) => (
    <>
      <Header {...args} />
      {Array.from({ length: 60 }, (_, line) => `Linha ${line + 1}`).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const logo = canvas.getByRole("link", { name: "PetBox, página inicial" });
    window.scrollTo(0, 500);
    await waitFor(() => expect(window.scrollY).toBe(500));
    await expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(logo.getBoundingClientRect().bottom).toBeLessThanOrEqual(80);
    window.scrollTo(0, 0);
  },
});

function ArrivingUser(props: HeaderProps) {
  const [known, setKnown] = useState(false);
  return (
    <>
      <Header {...props} {...(known ? { user: { firstName: "Maximilianobartolomeu" }, hasSubscriptions: true } : {})} />
      <Button onClick={() => setKnown(true)}>Chegou</Button>
    </>
  );
}

const boxesOf = (elements: readonly Element[]) =>
  elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
  });

/** What is known of the visitor comes after the page: nothing else may move. */
export const MovesNothingWhenTheUserArrives = meta.story({
  render: (args) => <ArrivingUser {...args} />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const around = ["PetBox, página inicial", "Últimas caixas", "SIMULE"].map((name) =>
      canvas.getByRole("link", { name }),
    );
    const before = boxesOf([...around, canvas.getByRole("banner")]);
    await userEvent.click(canvas.getByRole("button", { name: "Chegou" }));
    await expect(canvas.getByRole("button", { name: /AREA DO ASSINANTE/ })).toBeVisible();
    await expect(boxesOf([...around, canvas.getByRole("banner")])).toEqual(before);
  },
});

export const MovesNothingOnAPhone = meta.story({
  globals: { viewport: { value: "mobile1" } },
  render: (args) => <ArrivingUser {...args} />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const around = [canvas.getByRole("link", { name: "PetBox, página inicial" }), canvas.getByRole("banner")];
    const before = boxesOf(around);
    await userEvent.click(canvas.getByRole("button", { name: "Chegou" }));
    await expect(boxesOf(around)).toEqual(before);
  },
});
