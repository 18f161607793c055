import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useLazyModule } from "../../../code/useLazyModule.ts";
import { tokens } from "../../../tokens/index.ts";

/** White background in every theme, because cameras require it. */
const Plate = styled.div`
  flex: none;
  max-width: 100%;
  overflow: hidden;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};

  /* Reserves the place of the drawing until its chunk has loaded. */
  width: calc(4 * ${tokens.space.s16});
  aspect-ratio: 1;
  box-sizing: content-box;
  &[data-size="large"] { box-sizing: border-box; width: calc(6 * ${tokens.space.s16}); }

  & > svg { display: block; width: 100%; height: auto; }
`;

/** The renderer of QR codes. A page that is about to show one preloads it. */
export const qrDrawing = lazyValue(async () => (await import("./QrDrawing.tsx")).QrDrawing);

export interface QrCodeProps extends Omit<ComponentProps<"div">, "children"> {
  /** The encoded text: a URL, or the code of a payment. */
  code: string;
  /** The accessible name of the picture: the subject of the code. */
  label: string;
  /**
   * Medium fits next to other content, large can be scanned from a distance.
   * @default "medium"
   */
  size?: "medium" | "large" | undefined;
}

/**
 * A QR code. Its space is reserved while the renderer loads; if that fails, the code can still be copied.
 *
 * @example
 * <QrCode code="https://petbox.com.br/convite/AMORA10" label="QR code do seu convite" />
 */
export function QrCode({ code, label, size = "medium", ...rest }: QrCodeProps) {
  const Drawing = readyValue(useLazyModule(qrDrawing));

  return (
    <Plate {...rest} data-size={size}>
      {Drawing === undefined ? null : <Drawing code={code} title={label} />}
    </Plate>
  );
}
