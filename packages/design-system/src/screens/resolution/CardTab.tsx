import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { useEffect } from "react";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { sanitizer } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { PayWithCard, type PayWithCardProps } from "../regularisation/PayWithCard.tsx";

export interface CardTabProps extends Omit<PayWithCardProps, "cards"> {
  readonly cards: AsyncResult<readonly StoredCard[]>;
}

/** Pays the debt with a stored or a new card (SUB-329). If the stored cards cannot be read, a new card still pays. */
export function CardTab({ cards, ...paying }: CardTabProps) {
  // The refusal may contain HTML; preloading the sanitiser lets the live region announce it once, complete.
  useEffect(sanitizer.preload, []);
  if (cards.status === "loading") return <CardsOnTheirWay />;
  return (
    <Stack gap="s5">
      {cards.status === "failed" ? (
        <AsyncResultView result={cards} variant="note" skeleton={null} texts={words}>
          {() => null}
        </AsyncResultView>
      ) : null}
      <PayWithCard cards={readyValue(cards) ?? []} {...paying} />
    </Stack>
  );
}

const words = { failureTitle: "Não deu para carregar os seus cartões." };

function CardsOnTheirWay() {
  return (
    <Stack gap="s3" aria-busy="true">
      <Skeleton width="long" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
