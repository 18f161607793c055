import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";

/** The heading of a BOX on the page. */
export function boxHeadingId({ id }: Pick<ReceivedBox, "id">): string {
  return `box-${id}`;
}
