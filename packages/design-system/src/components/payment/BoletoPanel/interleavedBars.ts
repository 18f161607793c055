/** The positions of the two wide strokes among the five of each digit. */
const wideStrokes = ["00110", "10001", "01001", "11000", "00101", "10100", "01100", "00011", "10010", "01010"];

const narrow = 1;
const wide = 3;

/**
 * A barcode in "interleaved 2 of 5", the one that boletos are printed in: how wide each stroke is, in modules, a bar and a
 * blank in turn. Of each two digits the first is written in bars and the second in the blanks between them.
 *
 * @param digits an even number of them; throws RangeError otherwise
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
