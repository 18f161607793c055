import { type ComponentProps, useEffect, useState } from "react";
import { bringQrDrawing, qrDrawingHere } from "./bringQrDrawing.ts";
import { Plate } from "./QrCode.styles.ts";

export interface QrCodeProps extends Omit<ComponentProps<"div">, "children"> {
  /** The encoded text: a URL, or a payment code. */
  code: string;
  /** The accessible name of the picture. */
  label: string;
  /**
   * The size: beside other content, or readable from across a table.
   * @default "medium"
   */
  size?: "medium" | "large";
}

/** A QR code, whose place is reserved until its drawing has loaded. */
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
