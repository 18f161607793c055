/** A drawing as a data URL. Plain text compresses with the document that contains it. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/\s+/g, " ").replaceAll("%", "%25").replaceAll("#", "%23")}`;
}
