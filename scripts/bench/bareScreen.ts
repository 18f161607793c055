import type { Page } from "@playwright/test";

interface BareElement {
  readonly tag: string;
  /** The CSS of the element's styled component, with `&` for its class. */
  readonly css: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (BareElement | string)[];
}

interface Snapshot {
  readonly globalCss: string;
  readonly elements: readonly BareElement[];
}

/** Reads the mounted screen: its elements, and the rules of each class of styled-components. Runs in the page. */
function takeSnapshot(): Snapshot {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  const used = new Set<string>();
  const known = (attribute: string) => attribute.replace(/^for$/, "htmlFor").replace(/^novalidate$/, "noValidate");

  function cssOf(element: Element): string {
    const name = [...element.classList].at(-1);
    // The last class is the one that styled-components generates; the others are ids that other rules refer to.
    const selector = new RegExp(`\\.${name}(?![\\w-])`, "g");
    const own = name === undefined ? [] : rules.filter((rule) => rule.search(selector) !== -1);
    for (const rule of own) used.add(rule);
    return own.map((rule) => rule.replace(selector, "&")).join("\n");
  }

  function propsOf(element: Element): Record<string, unknown> {
    const attributes = [...element.attributes].filter(({ name }) => name !== "class" && name !== "style");
    const { style } = element instanceof HTMLElement || element instanceof SVGElement ? element : document.body;
    return {
      className: [...element.classList].slice(0, -1).join(" "),
      ...Object.fromEntries(attributes.map(({ name, value }) => [known(name), value === "" || value])),
      style: Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
    };
  }

  function read(node: Node): readonly (BareElement | string)[] {
    return [...node.childNodes].flatMap((child): (BareElement | string)[] => {
      if (child instanceof Text) return [child.data];
      if (!(child instanceof Element)) return [];
      return [{ tag: child.localName, css: cssOf(child), props: propsOf(child), children: read(child) }];
    });
  }

  const main = document.querySelector("body > main");
  const elements = main === null ? [] : read(main).filter((child) => typeof child !== "string");
  return { globalCss: rules.filter((rule) => !used.has(rule)).join("\n"), elements };
}

/**
 * The mounted screen again as a module on bare styled-components: the same elements and the same CSS, with no props, state or
 * effects. It is the least that the screen can cost, and the floor that the library is compared with.
 */
export async function bareScreenOf(page: Page): Promise<string> {
  const { globalCss, elements } = await page.evaluate(takeSnapshot);
  const components = new Map<string, string>();
  const component = ({ tag, css }: BareElement): string => {
    if (css === "") return JSON.stringify(tag);
    const definition = `styled(${JSON.stringify(tag)})([${JSON.stringify(css)}])`;
    const name = components.get(definition) ?? `Styled${components.size}`;
    components.set(definition, name);
    return name;
  };
  const write = (child: BareElement | string): string =>
    typeof child === "string"
      ? JSON.stringify(child)
      : `h(${[component(child), JSON.stringify(child.props), ...child.children.map(write)].join(", ")})`;
  const tree = elements.map(write);
  return `
import { createElement as h, Fragment } from "react";
import { styled } from "styled-components";
import { show } from "./show.ts";
const globalStyle = h("style", { href: "global", precedence: "low" }, ${JSON.stringify(globalCss)});
${[...components].map(([definition, name]) => `const ${name} = ${definition};\n`).join("")}
const Screen = () => h(Fragment, null, globalStyle, ${tree.join(", ")});
show(h(Screen));
`;
}
