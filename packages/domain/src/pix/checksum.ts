/**
 * CRC-16/CCITT-FALSE of the text's UTF-8 bytes, as four capital hexadecimal digits: polynomial 0x1021, starting at
 * 0xFFFF, nothing reflected. A change within any sixteen neighbouring bits always changes it.
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

/** Written out, because a text encoder belongs to the browser and not to the language. */
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
