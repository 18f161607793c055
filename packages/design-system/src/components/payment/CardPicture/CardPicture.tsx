import { type ShownBrand, shownBrandOf } from "@petbox/domain/card/brand";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import {
  Brand,
  Caption,
  Chip,
  Digits,
  Face,
  Holder,
  Line,
  Root,
  Row,
  Signature,
  Stripe,
  Turning,
  Watermark,
} from "./CardPicture.styles.ts";
import { brandNames, knownCardOf } from "./cardInWords.ts";
import { type CardPictureTexts, cardPictureTexts } from "./cardPictureTexts.ts";
import { maskedNumber } from "./maskedNumber.ts";

export interface CardPictureProps extends Omit<ComponentProps<"div">, "children"> {
  /** The typed number; only its last four digits are ever shown. */
  number: string;
  /** The typed name of the holder. */
  holderName: string;
  /** The month of expiry, two digits; empty while not chosen. */
  expirationMonth: string;
  /** The year of expiry, two or four digits; empty while not chosen. */
  expirationYear: string;
  /**
   * Shows the back while the security code is being typed, so that its place is clear.
   * @default "front"
   */
  side?: "front" | "back" | undefined;
  /** The brand's picture; by default the one that the number's prefix names (FUN-262 to FUN-266). */
  brand?: ShownBrand | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CardPictureTexts> | undefined;
}

/** The number in groups, with a dot for each hidden digit. */
function CardDigits({ number }: { number: string }) {
  return (
    <Digits dir="ltr">
      {maskedNumber(number).map((group, groupIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the card is identified by its position
        <span key={groupIndex}>
          {group.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the card is identified by its position
            <span key={index} data-kind={place.kind}>
              {place.kind === "shown" ? place.digit : "•"}
            </span>
          ))}
        </span>
      ))}
    </Digits>
  );
}

/**
 * A live picture of the card: brand, masked number, holder and expiry. Decorative, with one sentence that says the
 * same.
 *
 * @example
 * <CardPicture number="4111 1111 1111 1111" holderName="ANA M SOUZA" expirationMonth="02" expirationYear="31" />
 */
export function CardPicture(props: CardPictureProps) {
  const { number, holderName, expirationMonth, expirationYear, side = "front", texts, ...others } = props;
  const { brand = shownBrandOf(number.replace(/\D/g, "")), ...rest } = others;
  const words = useTexts("cardPicture", cardPictureTexts, texts);
  return (
    <Root {...rest} data-side={side}>
      <VisuallyHidden>
        {words.describe(knownCardOf({ brand, number, holderName, expirationMonth, expirationYear }))}
      </VisuallyHidden>
      <Turning aria-hidden="true">
        <Face data-face="front">
          <Paw />
          <Row>
            <Chip />
            <Brand>{brand === undefined ? "" : brandNames[brand]}</Brand>
          </Row>
          <CardDigits number={number} />
          <Row>
            <Line>
              <Caption>{words.holderLabel}</Caption>
              <Holder>{holderName.trim() === "" ? words.holderPlaceholder : holderName}</Holder>
            </Line>
            <Line>
              <Caption>{words.expiryLabel}</Caption>
              <span>
                {`${expirationMonth || words.monthPlaceholder}/${expirationYear.slice(-2) || words.yearPlaceholder}`}
              </span>
            </Line>
          </Row>
        </Face>
        <Face data-face="back">
          <Paw />
          <Stripe />
          <Signature>{words.codeLabel}</Signature>
        </Face>
      </Turning>
    </Root>
  );
}

function Paw() {
  return (
    <Watermark viewBox="0 0 24 24">
      <path d="M12 12c3 0 6 3 6 6 0 2-1.5 3-3 3-1 0-2-.5-3-.5s-2 .5-3 .5c-1.5 0-3-1-3-3 0-3 3-6 6-6zM9 3a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zm6 0a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zM4 8.5a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4zm16 0a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4z" />
    </Watermark>
  );
}
