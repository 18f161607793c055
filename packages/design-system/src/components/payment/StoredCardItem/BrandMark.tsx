import type { AcceptedBrand } from "@petbox/domain/card/acceptedBrand";
import { CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { Plate, UnknownPlate } from "./BrandMark.styles.ts";

/** The brands' own colours, the same in every theme. */
const white = "#ffffff";

interface Drawing {
  readonly ground: string;
  readonly mark: ReactNode;
}

const word = (text: string, fill: string, fontSize: number) => (
  <text
    x="24"
    y={16 + fontSize * 0.35}
    fill={fill}
    fontSize={fontSize}
    fontWeight="800"
    fontStyle="italic"
    textAnchor="middle"
  >
    {text}
  </text>
);

/** Plain drawings of the marks on a card of 48 by 32. */
const drawings: Readonly<Record<AcceptedBrand, Drawing>> = {
  VISA: { ground: white, mark: word("VISA", "#1a1f71", 15) },
  MASTERCARD: {
    ground: white,
    mark: (
      <>
        <circle cx="19" cy="16" r="9" fill="#eb001b" />
        <circle cx="29" cy="16" r="9" fill="#f79e1b" />
        <path d="M24 8.52a9 9 0 0 1 0 14.96a9 9 0 0 1 0-14.96z" fill="#ff5f00" />
      </>
    ),
  },
  AMEX: { ground: "#016fd0", mark: word("AMEX", white, 12) },
  DINERS: {
    ground: white,
    mark: (
      <>
        <circle cx="24" cy="16" r="10.5" fill="#0079be" />
        <circle cx="24" cy="16" r="8" fill={white} />
        <path d="M22 10.4v11.2a6 6 0 0 1 0-11.2zm4 0a6 6 0 0 1 0 11.2z" fill="#0079be" />
      </>
    ),
  },
  HIPERCARD: { ground: "#b3131b", mark: word("Hipercard", white, 8.5) },
  ELO: {
    ground: "#111111",
    mark: (
      <>
        {word("elo", white, 15)}
        <path d="M9.5 11a7 7 0 0 0 0 10" fill="none" stroke="#ffcb05" strokeWidth="2.5" />
        <path d="M38.5 11a7 7 0 0 1 2 5" fill="none" stroke="#00a4e0" strokeWidth="2.5" />
        <path d="M40.5 16a7 7 0 0 1-2 5" fill="none" stroke="#ef4123" strokeWidth="2.5" />
      </>
    ),
  },
  HIPER: { ground: "#f37421", mark: word("Hiper", "#111111", 13) },
};

/** The decorative mark of a card's brand; a generic card for an unknown one. */
export function BrandMark({ brand }: { brand: AcceptedBrand | undefined }) {
  const drawing = brand === undefined ? undefined : drawings[brand];
  if (drawing === undefined) {
    return (
      <UnknownPlate>
        <Icon icon={CreditCard} />
      </UnknownPlate>
    );
  }
  return (
    <Plate viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      <path d="M0 0h48v32H0z" fill={drawing.ground} />
      {drawing.mark}
    </Plate>
  );
}
