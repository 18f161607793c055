import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { ComponentProps } from "react";
import { lazyModule } from "../../../code/lazyModule.ts";
import { useLazyModule } from "../../../code/useLazyModule.ts";
import { Plate } from "./QrCode.styles.ts";

/** The renderer of QR codes. A page that is about to show one preloads it. */
export const qrDrawing = lazyModule(async () => (await import("./QrDrawing.tsx")).QrDrawing);

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

/** A QR code. Its space is reserved while the renderer loads; if that fails, the code can still be copied. */
export function QrCode({ code, label, size = "medium", ...rest }: QrCodeProps) {
  const Drawing = readyValue(useLazyModule(qrDrawing));

  return (
    <Plate {...rest} data-size={size}>
      {Drawing === undefined ? null : <Drawing code={code} title={label} />}
    </Plate>
  );
}
