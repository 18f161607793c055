import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";

/** Returns the id of a box's heading. */
export function boxHeadingId({ id }: Pick<ReceivedBox, "id">): string {
  return `box-${id}`;
}
