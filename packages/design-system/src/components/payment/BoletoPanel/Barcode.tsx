import type { BoletoBarcode } from "@petbox/domain/payment/boleto";
import { Bars } from "./BoletoPanel.styles.ts";
import { interleavedBars } from "./interleavedBars.ts";

/** The blank at either end, in modules, without which scanners do not find the bars. */
const quietGround = 10;

/** How high bars and paper are; the style says how much of the page that is. */
const barHeight = 8;
const margin = 1;
const height = barHeight + 2 * margin;

/** A scanner reads black on white and nothing else, whatever the theme. */
const ink = "#000000";
const paper = "#FFFFFF";

/** A boleto's barcode. One module is one pixel where there is room, so that every edge is sharp. */
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
