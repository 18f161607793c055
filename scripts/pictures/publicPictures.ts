import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path));

const logo = "apps/shop/public/favicon.svg";
const drawings = "apps/mock-server/pictures/imagens";
const font = "node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2";

/** An SVG as a data URL: ids of two inline SVGs in one page would clash. */
const inline = (path: string) => `data:image/svg+xml;base64,${read(path).toString("base64")}`;

/** A PNG, where phones and social networks accept no SVG. */
export interface PublicPicture {
  /** In apps/shop/public. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The markup of the screenshot. */
  readonly body: string;
}

/** The logo centred in a square. @param share the part of the width that the logo takes. */
function icon(file: string, size: number, share: number, ground: string): PublicPicture {
  const body = `<div style="height:100%;display:grid;place-items:center;background:${ground}">
    <img src="${inline(logo)}" style="width:${share * 100}%" alt="" /></div>`;
  return { file, width: size, height: size, body };
}

const cream = "#fff9f2";

interface SharedTexts {
  readonly title: string;
  readonly text: string;
  readonly drawing: string;
}

/** The picture of a shared link. */
function shared(file: string, { title, text, drawing }: SharedTexts): PublicPicture {
  return {
    file,
    width: 1200,
    height: 630,
    body: `<div style="height:100%;box-sizing:border-box;padding:72px;display:grid;grid-template-columns:1fr 470px;gap:40px;align-items:center;background:${cream};color:#2b1b3d">
      <div>
        <div style="display:flex;align-items:center;gap:20px;font-size:52px;font-weight:800;color:#6c2bd9"><img src="${inline(logo)}" width="84" alt="" />PetBox</div>
        <p style="margin:36px 0 20px;font-size:66px;line-height:1.1;font-weight:800;text-wrap:balance">${title}</p>
        <p style="margin:0;font-size:32px;line-height:1.35;text-wrap:balance">${text}</p>
      </div>
      <img src="${inline(`${drawings}/${drawing}`)}" width="470" alt="" />
    </div>`,
  };
}

/** All PNGs, drawn from the one SVG of the logo. A maskable icon may be cut to a circle, so its logo stays within four fifths. */
export const publicPictures: readonly PublicPicture[] = [
  icon("icon-192.png", 192, 1, "transparent"),
  icon("icon-512.png", 512, 1, "transparent"),
  icon("icon-maskable-512.png", 512, 0.56, cream),
  icon("icon-apple-180.png", 180, 0.74, cream),
  shared("share.png", {
    title: "Todo mês, uma caixa para o seu pet",
    text: "Brinquedos, petiscos e mimos na medida do seu cachorro ou do seu gato.",
    drawing: "hero-cachorro.svg",
  }),
  shared("share-gato.png", {
    title: "Todo mês, uma caixa para o seu gato",
    text: "Areia, petiscos e brinquedos escolhidos para o jeito dele.",
    drawing: "hero-gato.svg",
  }),
];

/** The document that is screenshot for a picture. */
export function documentOf({ body }: PublicPicture): string {
  const face = `@font-face{font-family:Nunito;src:url(data:font/woff2;base64,${read(font).toString("base64")});font-weight:200 1000}`;
  return `<!doctype html><meta charset="utf-8"><style>${face}html,body{margin:0;height:100%;font-family:Nunito}</style>${body}`;
}

/** A hash of a picture's source, stored in drawnFrom.json to detect outdated pictures. */
export function sourceOf(picture: PublicPicture): string {
  return createHash("sha256").update(`${picture.width} ${picture.height} ${picture.body}`).digest("hex");
}
