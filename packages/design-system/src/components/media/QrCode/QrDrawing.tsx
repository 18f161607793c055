import { QRCodeSVG } from "qrcode.react";

export interface QrDrawingProps {
  readonly code: string;
  /** The name of the drawing. */
  readonly title: string;
}

/** The quiet zone around a QR code, in modules; cameras require it. */
const quietGround = 4;

/** The drawing itself (MAN-352, SUB-375), in a lazy chunk. */
export function QrDrawing({ code, title }: QrDrawingProps) {
  return <QRCodeSVG value={code} level="Q" boostLevel={false} size={256} marginSize={quietGround} title={title} />;
}
