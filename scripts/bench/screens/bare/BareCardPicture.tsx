import { styled } from "styled-components";
import { Unseen } from "./page.styles.ts";

const Place = styled.div`
  width: 100%;
  max-width: 336px;
  margin: 0 auto;
  perspective: 560px;
`;

const Turning = styled.div`
  display: grid;
  transform-style: preserve-3d;
  transition: transform 320ms ease-out;
  [data-side="back"] > & { transform: rotateY(180deg); }
`;

const Face = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  overflow: hidden;
  aspect-ratio: 1.586;
  padding: 20px;
  border-radius: 20px;
  background: linear-gradient(135deg, #6b2fb3, #54228f);
  color: #fff;
  backface-visibility: hidden;
  &[data-face="back"] { justify-content: flex-start; gap: 20px; padding-inline: 0; transform: rotateY(180deg); }
`;

const Watermark = styled.svg`
  position: absolute;
  right: -8%;
  bottom: -22%;
  width: 52%;
  opacity: 0.1;
  transform: rotate(-18deg);
  fill: currentColor;
`;

const Stripe = styled.span`
  height: 40px;
  background: #2b1b3d;
`;

const Signature = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 40px;
  margin: 0 20px;
  padding: 0 16px;
  border-radius: 6px;
  background: #fff;
  color: #2b1b3d;
  font-weight: 900;
  letter-spacing: 0.2em;
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
`;

const Chip = styled.span`
  width: 40px;
  aspect-ratio: 4 / 3;
  border-radius: 6px;
  background: #ffd23f;
`;

const Brand = styled.b`
  font-style: italic;
`;

const Digits = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: 22px;
`;

const Line = styled.span`
  display: grid;
`;

const Caption = styled.span`
  font-size: 14px;
  opacity: 0.8;
`;

export interface BareCard {
  readonly number: string;
  readonly holderName: string;
  readonly month: string;
  readonly year: string;
}

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, "Visa"],
  [/^3[47]/, "American Express"],
  [/^5[1-5]/, "Mastercard"],
  [/^6011/, "Discover"],
];

interface BareCardPictureProps extends BareCard {
  readonly side: "front" | "back";
}

const paw =
  "M12 12c3 0 6 3 6 6 0 2-1.5 3-3 3-1 0-2-.5-3-.5s-2 .5-3 .5c-1.5 0-3-1-3-3 0-3 3-6 6-6zM9 3a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zm6 0a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zM4 8.5a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4zm16 0a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4z";

export function BareCardPicture({ number, holderName, month, year, side }: BareCardPictureProps) {
  const digits = number.replace(/\D/g, "");
  const brand = brands.find(([prefix]) => prefix.test(digits))?.[1];
  const places = digits.padEnd(16, "•").split("");
  const groups = [0, 4, 8, 12].map((from) => places.slice(from, from + 4).join(""));
  return (
    <Place data-side={side}>
      <Unseen>
        {`Cartão${brand === undefined ? "" : ` ${brand}`}, ${digits.length < 14 ? "número incompleto" : `final ${digits.slice(-4)}`}, ${
          holderName === "" ? "sem nome do titular" : `titular ${holderName}`
        }, ${month === "" || year === "" ? "sem validade" : `validade ${month}/${year}`}`}
      </Unseen>
      <Turning aria-hidden="true">
        <Face>
          <Watermark viewBox="0 0 24 24">
            <path d={paw} />
          </Watermark>
          <Row>
            <Chip />
            <Brand>{brand}</Brand>
          </Row>
          <Digits>
            {groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on the card is nothing but its position
              <span key={index}>{group}</span>
            ))}
          </Digits>
          <Row>
            <Line>
              <Caption>Titular</Caption>
              <span>{holderName === "" ? "NOME NO CARTÃO" : holderName}</span>
            </Line>
            <Line>
              <Caption>Validade</Caption>
              <span>
                {month || "MM"}/{year || "AA"}
              </span>
            </Line>
          </Row>
        </Face>
        <Face data-face="back">
          <Watermark viewBox="0 0 24 24">
            <path d={paw} />
          </Watermark>
          <Stripe />
          <Signature>CVV</Signature>
        </Face>
      </Turning>
    </Place>
  );
}
