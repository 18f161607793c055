import { ActionCards, type ActionCardsProps } from "./ActionCards.tsx";
import { RadioCards, type RadioCardsProps } from "./RadioCards.tsx";

/** Radios by `name`, or buttons by `onChoose`. */
export type ChoiceCardsProps<Value extends string> =
  | (ActionCardsProps<Value> & { name?: undefined })
  | (RadioCardsProps<Value> & { onChoose?: undefined });

/**
 * A choice by pictures. With `name` the cards are radios, sent with the form. With `onChoose` each card is a button
 * that saves at once, so that arrow keys never save by accident.
 *
 * @example
 * <ChoiceCards
 *   name="size"
 *   label="Qual é o porte do Bob?"
 *   cards={[
 *     { value: "micro", title: "Micro", description: "até 4kg" },
 *     { value: "pequeno", title: "Pequeno", description: "5 a 9kg" },
 *   ]}
 * />
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  return props.onChoose !== undefined ? <ActionCards {...props} /> : <RadioCards {...props} />;
}
