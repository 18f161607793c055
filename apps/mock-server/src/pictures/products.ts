import { place } from "./art.ts";
import { backdrop, type Outline, shadow, spark } from "./backdrop.ts";
import { at, circle } from "./drawing.ts";
import { type ItemName, put } from "./items.ts";
import { type Picture, picture } from "./picture.ts";
import { type TintName, white } from "./tints.ts";
import { sachet } from "./toys.ts";

const wetFood = (tint: TintName, fill: string, dark: string, mark: () => string): Picture =>
  picture(200, 200, () => [
    backdrop(200, 200, tint, "bean"),
    shadow(100, 168, 56),
    at(100, 104, sachet(fill, dark, mark()), { scale: 1.3 }),
  ]);

/** An absorbent pad with its quilting; the corner turned up shows the underside, in the colour of the edge. */
const hygienePad = (tint: TintName, pad: string, edge: string, quilt: string, extra = ""): Picture =>
  picture(200, 200, () => [
    backdrop(200, 200, tint, "pebble"),
    at(
      100,
      102,
      [
        `<path d="M-58-62H58A8 8 0 0 1 66-54V30L34 62H-58A8 8 0 0 1-66 54V-54A8 8 0 0 1-58-62Z" fill="${edge}"/>`,
        `<path d="M-48-50H48A6 6 0 0 1 54-44V28L32 50H-48A6 6 0 0 1-54 44V-44A6 6 0 0 1-48-50Z" fill="${pad}"/>`,
        ...[-36, -12, 12, 36].flatMap((x) => [-32, -11, 10].map((y) => circle(x, y, 3.4, quilt))),
        ...[-36, -12, 12].map((x) => circle(x, 31, 3.4, quilt)),
        `<path d="M66 30L34 62V42Q34 30 46 30Z" fill="${white}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/>`,
      ].join(""),
      { turn: -8 },
    ),
    extra,
  ]);

const item = (tint: TintName, outline: Outline, name: ItemName, scale = 1.3): Picture =>
  picture(160, 160, () => [backdrop(160, 160, tint, outline), put(name, 80, 80, { scale })]);

const mark = (name: Parameters<typeof place>[0], x: number, y: number, size: number): string =>
  place(name, { x, y, size });

export const productPictures: Readonly<Record<string, Picture>> = {
  "sache-peixe-arroz": wetFood(
    "grape",
    "#2F8FD8",
    "#1C6BA8",
    () => mark("fish", -6, -2, 32) + mark("sheaf-of-rice", 13, 8, 24),
  ),
  "sache-frango-brocolis-quinoa": wetFood(
    "cream",
    "#5AA845",
    "#3D7F2C",
    () => mark("poultry-leg", -7, -4, 32) + mark("broccoli", 12, 9, 24),
  ),
  "sache-frango-abobora-arroz": wetFood(
    "mango",
    "#F08A24",
    "#C4660A",
    () => mark("poultry-leg", -7, -4, 32) + mark("sheaf-of-rice", 13, 8, 24),
  ),
  "sache-carne-brocolis-cenoura": wetFood(
    "coral",
    "#C93A45",
    "#98222D",
    () => mark("cut-of-meat", -7, -6, 30) + mark("carrot", 12, 8, 24),
  ),
  "tapete-carvao-ativado": hygienePad("cream", "#5B5468", "#39324A", "#7A7289"),
  "tapete-branco": hygienePad("grape", white, "#9CC4EE", "#D7E4F4"),
  "tapete-super-premium-branco": hygienePad("mango", white, "#6C2BD9", "#E4D4FF", spark(150, 46, 22)),
  "tapete-super-premium-lavanda": hygienePad("grape", "#E9DBFF", "#A77BE8", white, mark("hyacinth", 48, 146, 66)),
  "item-bolinha": item("grape", "bean", "bolinha"),
  "item-osso": item("mango", "leaf", "osso"),
  "item-ursinho": item("coral", "pebble", "ursinho", 1.05),
  "item-corda": item("cream", "bean", "corda", 0.95),
  "item-biscoito": item("grape", "leaf", "biscoito", 1.4),
  "item-disco": item("mango", "pebble", "disco", 1.1),
  "item-tigela": item("coral", "leaf", "tigela", 1.1),
  "item-xampu": item("cream", "pebble", "xampu", 1.35),
  "item-novelo": item("coral", "bean", "novelo", 1.2),
  "item-ratinho": item("mango", "bean", "ratinho", 1.2),
  "item-peixe": item("cream", "leaf", "peixe", 1.2),
  "item-areia": item("grape", "pebble", "areia", 1.05),
  "item-varinha": item("mango", "leaf", "varinha", 0.95),
  "item-catnip": item("coral", "pebble", "catnip", 1.2),
};
