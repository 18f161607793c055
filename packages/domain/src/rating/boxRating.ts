import type { CivilDate } from "../calendar/civilDate.ts";
import type { FieldErrorCodes } from "../fieldErrors.ts";
import { type NamedPet, ofPet } from "../pet/phrases.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { receivedBoxTitle } from "../shipment/receivedBox.ts";
import { textIn } from "../text/textIn.ts";
import { isRating, type Rating } from "./average.ts";

/** An item of a BOX and its rating (SUB-125). */
export interface RatedItem {
  readonly id: string;
  readonly name: string;
  /** URL of the picture. */
  readonly image?: string | undefined;
  readonly rating?: Rating | undefined;
}

/** The ratings of one BOX so far (SUB-124). */
export interface BoxRating {
  /** The server's id of its shipment. */
  readonly shipmentId: string;
  /** Any day of the box's month. */
  readonly createdOn?: CivilDate | undefined;
  readonly pet: NamedPet;
  readonly box?: Rating | undefined;
  readonly items: readonly RatedItem[];
  readonly customerService?: Rating | undefined;
  readonly logistics?: Rating | undefined;
  /** Whether the last step has been submitted; the rating is then complete. */
  readonly rated: boolean;
}

/** A rating of the BOX as a whole, or of one of its items. */
export type Star =
  | { readonly of: "box"; readonly value: Rating }
  | { readonly of: "item"; readonly item: string; readonly value: Rating };

/** The ratings of the last step (SUB-246). */
export interface ServiceRating {
  readonly customerService: Rating;
  readonly logistics: Rating;
}

/** The older endpoint's text for missing ratings of the last step (SUB-247). */
export const olderServiceMissingMessage = "Por favor, avalie todos os itens antes de continuar!";

/** The form field of the BOX in the first step. */
export const boxField = "box";

/** The form field of an item in the first step. */
export function itemField({ id }: Pick<RatedItem, "id">): `item-${string}` {
  return `item-${id}`;
}

/** Sets a rating. */
export function withStar(rating: BoxRating, star: Star): BoxRating {
  if (star.of === "box") return { ...rating, box: star.value };
  const items = rating.items.map((item) => (item.id === star.item ? { ...item, rating: star.value } : item));
  return { ...rating, items };
}

/** The errors of the first step: the BOX and each of its items require a rating (SUB-244). */
export function firstStepErrors({
  box,
  items,
}: Pick<BoxRating, "box" | "items">): FieldErrorCodes<string, "items-unrated"> {
  const unrated = [
    ...(box === undefined ? [boxField] : []),
    ...items.filter(({ rating }) => rating === undefined).map(itemField),
  ];
  return Object.fromEntries(unrated.map((field) => [field, "items-unrated"]));
}

/** Whether the first step is complete. */
export function isFirstStepDone(rating: Pick<BoxRating, "box" | "items">): boolean {
  return Object.keys(firstStepErrors(rating)).length === 0;
}

/** The title of a rated BOX. */
export function ratedBoxTitle({ pet, createdOn }: Pick<BoxRating, "pet" | "createdOn">): string {
  const box = `BOX ${ofPet(pet)}`;
  return createdOn === undefined ? box : `${receivedBoxTitle({ createdOn })}, ${box}`;
}

/**
 * Parses the last step, which requires both ratings (SUB-246). @param given the ratings as text, "1" to "5".
 *
 * @example
 * parseServiceRating({ customerService: "5" }); // { ok: false, error: { logistics: "service-unrated" } }
 */
export function parseServiceRating(
  given: Readonly<Partial<Record<keyof ServiceRating, string>>>,
): Result<ServiceRating, FieldErrorCodes<keyof ServiceRating, "service-unrated">> {
  const customerService = Number(textIn(given.customerService));
  const logistics = Number(textIn(given.logistics));
  if (isRating(customerService) && isRating(logistics)) return accepted({ customerService, logistics });
  return rejected({
    ...(isRating(customerService) ? {} : { customerService: "service-unrated" }),
    ...(isRating(logistics) ? {} : { logistics: "service-unrated" }),
  });
}
