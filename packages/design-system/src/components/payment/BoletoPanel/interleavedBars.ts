/** The positions of the two wide strokes among the five of each digit. */
const wideStrokes = ["00110", "10001", "01001", "11000", "00101", "10100", "01100", "00011", "10010", "01010"];

const narrow = 1;
const wide = 3;

/**
 * The strokes of a boleto's barcode ("interleaved 2 of 5"), alternately a bar and a space, as widths in modules. In each pair
 * of digits the bars encode the first digit, and the spaces the second.
 *
 * @throws RangeError for an odd number of digits.
 */
export function interleavedBars(digits: string): readonly number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError("Interleaved 2 of 5 writes digits in pairs.");
  const pairs = digits.match(/\d\d/g) ?? [];
  const strokes = pairs.flatMap((pair) => {
    const [bars = "", blanks = ""] = Array.from(pair, (digit) => wideStrokes[Number(digit)] ?? "");
    return Array.from(bars, (bar, index) => [widthOf(bar), widthOf(blanks[index])]).flat();
  });
  return [narrow, narrow, narrow, narrow, ...strokes, wide, narrow, narrow];
}

function widthOf(stroke: string | undefined): number {
  return stroke === "1" ? wide : narrow;
}
