/** A drawing as an address that holds it. Plain text is compressed with the document that it stands in. */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/\s+/g, " ").replaceAll("%", "%25").replaceAll("#", "%23")}`;
}
