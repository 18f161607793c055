import { Digits } from "./CardPicture.styles.ts";
import { maskedNumber } from "./maskedNumber.ts";

/** The number in groups, with a dot for each hidden digit. */
export function CardDigits({ number }: { number: string }) {
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
