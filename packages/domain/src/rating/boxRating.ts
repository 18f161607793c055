import type { CivilDate } from "../calendar/civilDate.ts";
import type { FieldErrors } from "../fieldErrors.ts";
import { ofPet, type PetCalled } from "../pet/phrases.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { receivedBoxTitle } from "../shipment/receivedBox.ts";
import { isRating, type Rating } from "./average.ts";

/** Something that was in a BOX, and the stars that it was given (SUB-125). */
export interface RatedItem {
  readonly id: string;
  readonly name: string;
  /** Address of its picture. */
  readonly image?: string | undefined;
  readonly rating?: Rating | undefined;
}

/** How one BOX is rated so far (SUB-124). */
export interface BoxRating {
  /** What the server calls its shipment. */
  readonly shipmentId: string;
  /** The month that it was of. */
  readonly createdOn?: CivilDate | undefined;
  readonly pet: PetCalled;
  readonly box?: Rating | undefined;
  readonly items: readonly RatedItem[];
  readonly customerService?: Rating | undefined;
  readonly logistics?: Rating | undefined;
  /** Whether its last step was sent: then nothing of it is asked any more. */
  readonly rated: boolean;
}

/** Stars for the BOX as a whole, or for one of its items. */
export type Star =
  | { readonly of: "box"; readonly value: Rating }
  | { readonly of: "item"; readonly item: string; readonly value: Rating };

/** What the last step asks for (SUB-246). */
export interface ServiceRating {
  readonly customerService: Rating;
  readonly logistics: Rating;
}

/** Said of a first step that lacks stars; without the comma, as it is quoted (SUB-245). */
export const itemsMissingMessage = "Por favor avalie todos os itens antes de continuar!";

/** Said of a last step that lacks stars (SUB-248, decision 43). */
export const serviceMissingMessage = "Por favor, avalie antes de continuar!";

/** The same as the older call says it (SUB-247). */
export const olderServiceMissingMessage = "Por favor, avalie todos os itens antes de continuar!";

/** The field of the first step that asks for the BOX. */
export const boxField = "box";

/** The field of the first step that asks for an item. */
export function itemField({ id }: Pick<RatedItem, "id">): `item-${string}` {
  return `item-${id}`;
}

/** The rating with these stars in it. */
export function withStar(rating: BoxRating, star: Star): BoxRating {
  if (star.of === "box") return { ...rating, box: star.value };
  const items = rating.items.map((item) => (item.id === star.item ? { ...item, rating: star.value } : item));
  return { ...rating, items };
}

/** What the first step lacks, by field: it needs stars for the BOX and for each of its items (SUB-244). */
export function firstStepErrors({ box, items }: Pick<BoxRating, "box" | "items">): FieldErrors<string> {
  const unrated = [
    ...(box === undefined ? [boxField] : []),
    ...items.filter(({ rating }) => rating === undefined).map(itemField),
  ];
  return Object.fromEntries(unrated.map((field) => [field, itemsMissingMessage]));
}

/** Whether the first step lacks nothing. */
export function isFirstStepDone(rating: Pick<BoxRating, "box" | "items">): boolean {
  return Object.keys(firstStepErrors(rating)).length === 0;
}

/** Which BOX is rated, in words. */
export function ratedBoxTitle({ pet, createdOn }: Pick<BoxRating, "pet" | "createdOn">): string {
  const box = `BOX ${ofPet(pet)}`;
  return createdOn === undefined ? box : `${receivedBoxTitle({ createdOn })}, ${box}`;
}

/** Reads the last step: both of its questions are needed (SUB-246). @param given stars as text, "1" to "5". */
export function parseServiceRating(
  given: Readonly<Partial<Record<keyof ServiceRating, string>>>,
): Result<ServiceRating, FieldErrors<keyof ServiceRating>> {
  const customerService = Number(given.customerService);
  const logistics = Number(given.logistics);
  if (isRating(customerService) && isRating(logistics)) return accepted({ customerService, logistics });
  return rejected({
    ...(isRating(customerService) ? {} : { customerService: serviceMissingMessage }),
    ...(isRating(logistics) ? {} : { logistics: serviceMissingMessage }),
  });
}
