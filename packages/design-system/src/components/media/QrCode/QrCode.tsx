import { type ComponentProps, useEffect, useState } from "react";
import { bringQrDrawing, qrDrawingHere } from "./bringQrDrawing.ts";
import { Plate } from "./QrCode.styles.ts";

export interface QrCodeProps extends Omit<ComponentProps<"div">, "children"> {
  /** What a camera reads: an address, or the code of a payment. */
  code: string;
  /** What it is a code of: the name of the picture. */
  label: string;
  /**
   * As it stands beside other things, or to be read from across a table.
   * @default "medium"
   */
  size?: "medium" | "large";
}

/** A QR code once its drawing has come; its place is kept until then. */
export function QrCode({ code, label, size = "medium", ...rest }: QrCodeProps) {
  const [Drawing, setDrawing] = useState(qrDrawingHere);

  useEffect(() => {
    let isWanted = true;
    void bringQrDrawing().then((brought) => {
      if (isWanted) setDrawing(() => brought);
    });
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <Plate {...rest} data-size={size}>
      {Drawing === undefined ? null : <Drawing code={code} title={label} />}
    </Plate>
  );
}
