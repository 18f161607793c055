import { QRCodeSVG } from "qrcode.react";

export interface QrDrawingProps {
  readonly code: string;
  /** The name of the drawing. */
  readonly title: string;
}

/** The quiet zone around a QR code, in modules; cameras require it. */
const quietGround = 4;

/** The bytes that the largest QR code holds at level Q (ISO/IEC 18004). The renderer throws for more. */
const capacity = 1663;

/** The drawing itself (MAN-352, SUB-375), in a lazy chunk; nothing if the code is too long for one. */
export function QrDrawing({ code, title }: QrDrawingProps) {
  if (new TextEncoder().encode(code).length > capacity) return null;
  return <QRCodeSVG value={code} level="Q" boostLevel={false} size={256} marginSize={quietGround} title={title} />;
}
