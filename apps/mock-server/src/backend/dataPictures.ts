/** The placeholder for a picture of the page's data, by its path: "__PICTURE:tracks.dog.0.list.0.img__". */
const placeholder = /__PICTURE:([\w.]+)__/g;

/** Shows nothing and makes no request. */
const noPicture = "data:,";

interface Pictured {
  /** The document with its pictures. */
  readonly html: string;
  /** The page data as JSON with the same URLs, so that the browser does not fetch the pictures again. */
  readonly json: string;
}

/** A text for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/**
 * Inlines the first pictures of the page data into a document, so that they show before the code loads.
 * @param pageData the wire data; undefined if the page has no data or shows another part of it.
 * @param json the serialized page data in the document.
 * @param embed a data URL for a picture; undefined if the picture is too large or missing.
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
    if (embedded === undefined) return escapeAttribute(address);
    written = written.replaceAll(JSON.stringify(address), () => JSON.stringify(embedded));
    return escapeAttribute(embedded);
  });
  return { html: pictured, json: written };
}

function textAt(value: unknown, [step, ...further]: readonly string[]): string | undefined {
  if (step === undefined) return typeof value === "string" && value !== "" ? value : undefined;
  return typeof value === "object" && value !== null
    ? textAt(Object.entries(value).find(([name]) => name === step)?.[1], further)
    : undefined;
}
