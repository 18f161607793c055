import type { BoletoBarcode } from "@petbox/domain/payment/boleto";
import { Bars } from "./BoletoPanel.styles.ts";
import { interleavedBars } from "./interleavedBars.ts";

/** The quiet zone at either end, in modules; scanners require it. */
const quietGround = 10;

/** The heights in the drawing's own units; CSS sets its size on the page. */
const barHeight = 8;
const margin = 1;
const height = barHeight + 2 * margin;

/** Black on white in every theme, because scanners require it. */
const ink = "#000000";
const paper = "#FFFFFF";

/** The barcode of a boleto. One module is one pixel where it fits, so that every edge is sharp. */
export function Barcode({ barcode, label }: { barcode: BoletoBarcode; label: string }) {
  const strokes = interleavedBars(barcode);
  let place = quietGround;
  const bars = strokes.flatMap((width, index) => {
    const start = place;
    place += width;
    return index % 2 === 0 ? [`M${start} ${margin}h${width}v${barHeight}h-${width}z`] : [];
  });
  const width = place + quietGround;
  return (
    <Bars viewBox={`0 0 ${width} ${height}`} width={width} preserveAspectRatio="none" role="img" aria-label={label}>
      <path fill={paper} d={`M0 0h${width}v${height}h-${width}z`} />
      <path fill={ink} d={bars.join("")} shapeRendering="crispEdges" />
    </Bars>
  );
}
