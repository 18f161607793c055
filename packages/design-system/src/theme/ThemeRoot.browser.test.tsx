import { Profiler } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Button } from "../components/actions/Button/index.ts";
import { Alert } from "../components/feedback/Alert/index.ts";
import { ChoiceCards } from "../components/forms/ChoiceCards/index.ts";
import { Form } from "../components/forms/Form/index.ts";
import { TextField } from "../components/forms/TextField/index.ts";
import { Link } from "../components/navigation/Link/index.ts";
import { CardPicture } from "../components/payment/CardPicture/index.ts";
import { openRoot } from "../conformance/openRoot.ts";
import { chooseColorScheme } from "./colorSchemeChoice.ts";
import { ThemeRoot, type ThemeRootProps } from "./ThemeRoot.tsx";

const onRender = vi.fn();

/** A page whose element keeps its identity, like the router under the application's root. */
const page = (
  // React bails out before a Profiler at the top of the tree; below another element, the Profiler reports changed contexts.
  <main>
    <Profiler id="page" onRender={onRender}>
      <Alert tone="info" title="Sua caixa está a caminho" />
      <Link href="/planos">Planos</Link>
      <CardPicture number="4111 1111" holderName="Ana" expirationMonth="" expirationYear="" />
      <Form parse={() => ({ ok: true, value: undefined })} onSubmit={() => undefined}>
        <TextField name="nome" label="Nome do pet" limit={20} />
        <ChoiceCards name="porte" label="Porte" cards={[{ value: "micro", title: "Micro" }]} />
        <Button type="submit">Continuar</Button>
      </Form>
    </Profiler>
  </main>
);

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  onRender.mockClear();
  ({ page: place, root } = openRoot());
});

function show(props: Omit<ThemeRootProps, "children">) {
  flushSync(() => root.render(<ThemeRoot {...props}>{page}</ThemeRoot>));
}

/** The visible colours: background, main button and field border. */
function colors() {
  const ground = place.firstElementChild;
  const button = place.querySelector("button");
  const input = place.querySelector("input");
  if (ground === null || button === null || input === null) throw new Error("The page is missing.");
  return [
    getComputedStyle(ground).backgroundColor,
    getComputedStyle(button).backgroundColor,
    getComputedStyle(input).borderTopColor,
  ];
}

/** The body's background and the scrollbar's colour scheme. */
const ground = () => [
  getComputedStyle(document.body).backgroundColor,
  getComputedStyle(document.documentElement).colorScheme,
];

type Scheme = NonNullable<ThemeRootProps["colorScheme"]>;

describe("a nested ThemeRoot", () => {
  const showNested = (outer: Scheme, inner: Scheme) =>
    flushSync(() =>
      root.render(
        <ThemeRoot colorScheme={outer}>
          <ThemeRoot colorScheme={inner}>
            <p>Uma parte</p>
          </ThemeRoot>
        </ThemeRoot>,
      ),
    );
  const part = () => {
    const found = place.querySelector("[data-theme] > [data-theme]");
    if (found === null) throw new Error("The nested root is missing.");
    return found;
  };

  it("colours only itself: the page has the colour scheme of the outermost root", () => {
    showNested("light", "light");
    const light = ground();
    const lightPart = getComputedStyle(part()).backgroundColor;
    showNested("light", "dark");
    expect(ground()).toEqual(light);
    expect(getComputedStyle(part()).colorScheme).toBe("dark");
    expect(getComputedStyle(part()).backgroundColor).not.toBe(lightPart);

    showNested("dark", "light");
    expect(ground()[0]).not.toBe(light[0]);
    expect(ground()[1]).toBe("dark");
    expect(getComputedStyle(part()).backgroundColor).toBe(lightPart);
  });

  it("follows the device, with any outer colour scheme", () => {
    expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(false);
    showNested("dark", "system");
    expect(getComputedStyle(part()).colorScheme).toBe("light");
  });

  it("inherits reduced motion from the outer root", () => {
    flushSync(() =>
      root.render(
        <ThemeRoot motion="reduced">
          <ThemeRoot colorScheme="dark">Uma parte</ThemeRoot>
        </ThemeRoot>,
      ),
    );
    expect(getComputedStyle(part()).getPropertyValue("--petbox-duration-fast")).toBe("0.01ms");
  });

  it("is as tall as its content, while the outermost root fills the screen", () => {
    showNested("light", "light");
    expect(place.getBoundingClientRect().height).toBe(window.innerHeight);
    expect(part().getBoundingClientRect().height).toBeLessThan(100);
  });
});

describe("ThemeRoot", () => {
  it("switches to dark and back to light without rendering any component of the page", () => {
    show({ colorScheme: "light" });
    const light = colors();
    expect(onRender).toHaveBeenCalled();
    onRender.mockClear();

    show({ colorScheme: "dark" });
    const dark = colors();
    for (const [index, color] of dark.entries()) expect(color).not.toBe(light[index]);
    show({ colorScheme: "system" });
    show({ colorScheme: "light" });
    expect(colors()).toEqual(light);
    expect(onRender).not.toHaveBeenCalled();
  });

  it("shows the choice on the root element where it follows the device, and only there", () => {
    const scheme = () => getComputedStyle(place.querySelector("[data-theme]") ?? place).colorScheme;
    show({ colorScheme: "system" });
    expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(false);
    expect([scheme(), ground()[1]]).toEqual(["light", "light"]);
    chooseColorScheme("dark");
    expect([scheme(), ground()[1]]).toEqual(["dark", "dark"]);
    expect(localStorage.getItem("petbox-color-scheme")).toBe("dark");
    show({ colorScheme: "light" });
    expect(scheme()).toBe("light");
    chooseColorScheme("system");
    expect(localStorage.getItem("petbox-color-scheme")).toBeNull();
    show({ colorScheme: "system" });
    expect([scheme(), ground()[1]]).toEqual(["light", "light"]);
  });

  it("makes the browser's bars follow the choice, also one of an earlier visit", () => {
    const metas = ["light", "dark"].map((scheme) => {
      const meta = document.createElement("meta");
      meta.name = "theme-color";
      meta.media = `(prefers-color-scheme: ${scheme})`;
      document.head.append(meta);
      onTestFinished(() => meta.remove());
      return meta;
    });
    const applies = () => metas.map(({ media }) => matchMedia(media).matches);
    document.documentElement.setAttribute("data-color-scheme", "dark");
    show({ colorScheme: "system" });
    expect(applies()).toEqual([false, true]);
    chooseColorScheme("light");
    expect(applies()).toEqual([true, false]);
    chooseColorScheme("system");
    expect(metas.map(({ media }) => media)).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });

  it("disables and enables animations without rendering", () => {
    show({});
    const card = place.querySelector("label:has([type=radio])");
    if (card === null) throw new Error("The card is missing.");
    const moving = getComputedStyle(card).transitionDuration;
    onRender.mockClear();

    show({ motion: "reduced" });
    expect(getComputedStyle(card).transitionDuration).toBe("1e-05s");
    show({ motion: "system" });
    expect(getComputedStyle(card).transitionDuration).toBe(moving);
    expect(onRender).not.toHaveBeenCalled();
  });

  it("renders the consumers of the link component when it changes, which proves that the profiler reports renders", () => {
    show({});
    onRender.mockClear();
    show({ linkComponent: ({ children, ...link }) => <a {...link}>{children}</a> });
    expect(onRender).toHaveBeenCalledOnce();
  });
});
