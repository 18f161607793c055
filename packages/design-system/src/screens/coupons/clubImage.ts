interface ClubImage {
  /** The portrait as rendered, from which the colours are taken, too. */
  readonly portrait: SVGSVGElement;
  /** "O Bob entrou para o clube" */
  readonly title: string;
  /** The invitation, as friends read it. */
  readonly link: string;
}

/** In pixels: a square, as social networks show it. */
const side = 1080;
const portraitPlace = { x: 210, y: 70, side: 660 };
const widestText = 940;

/**
 * Draws the card to share: the portrait, the sentence and the invitation. Its only personal data is the name of the pet.
 * @throws if the browser cannot draw.
 */
export async function drawClubImage({ portrait, title, link }: ClubImage): Promise<File> {
  const colors = getComputedStyle(portrait);
  const color = (name: string) => colors.getPropertyValue(`--petbox-color-${name}`).trim();
  const picture = await pictureOf(portrait, colors);
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw.");
  pen.fillStyle = color("page");
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, portraitPlace.x, portraitPlace.y, portraitPlace.side, portraitPlace.side);
  pen.textAlign = "center";
  writeNameTag(pen, portrait, color("onHighlight"));
  const write = (text: string, size: number, weight: number, y: number, name: string) => {
    pen.font = fontOf(size, weight);
    const fitting = Math.min(1, widestText / pen.measureText(text).width);
    pen.font = fontOf(Math.floor(size * fitting), weight);
    pen.fillStyle = color(name);
    pen.fillText(text, side / 2, y);
  };
  write(title, 80, 800, 850, "ink");
  write(link, 40, 600, 930, "inkSoft");
  write("PetBox", 48, 800, 1020, "primary");
  return new File([await pngOf(canvas)], "petbox-clube.png", { type: "image/png" });
}

const fontOf = (size: number, weight: number) => `${weight} ${size}px "Nunito Variable", sans-serif`;

/**
 * The portrait as a picture. It does not see the page's styles and fonts, so variables are replaced, also those with a fallback, and
 * the text is left out.
 */
async function pictureOf(portrait: SVGSVGElement, colors: CSSStyleDeclaration): Promise<HTMLImageElement> {
  const markup = new XMLSerializer()
    .serializeToString(portrait)
    .replace(/<text[\s\S]*?<\/text>/g, "")
    .replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name: string) => colors.getPropertyValue(name).trim());
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await picture.decode();
  return picture;
}

/** Writes the name on the tag, in the page's typeface. */
function writeNameTag(pen: CanvasRenderingContext2D, portrait: SVGSVGElement, color: string): void {
  const text = portrait.querySelector("text");
  const matrix = text?.getCTM();
  if (!text || !matrix) return;
  const scale = portraitPlace.side / portrait.getBoundingClientRect().width;
  const numberOf = (attribute: string) => Number(text.getAttribute(attribute));
  pen.save();
  pen.translate(portraitPlace.x, portraitPlace.y);
  pen.scale(scale, scale);
  pen.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  pen.font = fontOf(numberOf("font-size"), numberOf("font-weight"));
  pen.fillStyle = color;
  pen.fillText(text.textContent, numberOf("x"), numberOf("y"));
  pen.restore();
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("This browser draws no PNG.")) : resolve(blob)));
  });
}
