/**
 * CRC-16/CCITT-FALSE of the text's UTF-8 bytes, as four upper-case hexadecimal digits: polynomial 0x1021, initial value
 * 0xFFFF, not reflected. Detects any change within sixteen adjacent bits.
 */
export function checksumOf(text: string): string {
  let remainder = 0xffff;
  for (const byte of bytesOf(text)) {
    remainder ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 0x8000 ? (remainder << 1) ^ 0x1021 : remainder << 1;
    }
    remainder &= 0xffff;
  }
  return remainder.toString(16).toUpperCase().padStart(4, "0");
}

/** Hand-written, because TextEncoder belongs to the platform and not to the language. */
function bytesOf(text: string): readonly number[] {
  return Array.from(text).flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
    if (point < 0x80) return [point];
    if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
    if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)];
    return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
  });
}
