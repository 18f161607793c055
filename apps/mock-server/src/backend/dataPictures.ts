import { quoted } from "./quoted.ts";

/** Where a document has room for a picture of its page's data, by the way there: "__PICTURE:tracks.dog.0.list.0.img__". */
const placeholder = /__PICTURE:([\w.]+)__/g;

/** Shows nothing and is no request. */
const noPicture = "data:,";

interface Pictured {
  /** The document with its pictures put in. */
  readonly html: string;
  /** The JSON of its page data, in which they have the same addresses: the browser has them already. */
  readonly json: string;
}

/**
 * Puts the pictures into a document that its page's data begins with: they are seen before the code is there.
 * @param pageData as it travels; undefined where the page has none, or shows another part of it.
 * @param json the page data as it will stand in the document.
 * @param embed an address that holds the picture itself; undefined where it is too large for that, or not at hand.
 */
export function withDataPictures(
  html: string,
  pageData: unknown,
  json: string,
  embed: (address: string) => string | undefined,
): Pictured {
  let written = json;
  const pictured = html.replace(placeholder, (_, way: string) => {
    const address = textAt(pageData, way.split("."));
    if (address === undefined) return noPicture;
    const embedded = embed(address);
    if (embedded === undefined) return quoted(address);
    written = written.replaceAll(JSON.stringify(address), () => JSON.stringify(embedded));
    return quoted(embedded);
  });
  return { html: pictured, json: written };
}

function textAt(value: unknown, [step, ...further]: readonly string[]): string | undefined {
  if (step === undefined) return typeof value === "string" && value !== "" ? value : undefined;
  return typeof value === "object" && value !== null
    ? textAt(Object.entries(value).find(([name]) => name === step)?.[1], further)
    : undefined;
}
