import { boxPaths } from "./paths.ts";

const arrived = "chegou";

/** The URL of the received boxes that asks at once whether a box has arrived. @param box its id. */
export function confirmDeliveryPath(box: string): `/${string}` {
  return `${boxPaths.received}?${arrived}=${encodeURIComponent(box)}`;
}

/** The id of the box whose delivery is to be confirmed; undefined if missing. */
export function boxToConfirmIn(search: string): string | undefined {
  return new URLSearchParams(search).get(arrived) ?? undefined;
}
