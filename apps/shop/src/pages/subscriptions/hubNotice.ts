/** What a page leaves in the history's entry of the hub, which says it once. */
export interface HubNotice {
  readonly canceled: true;
}

/** A subscription to pads or food was just cancelled (SUB-365). */
export const canceledNotice: HubNotice = { canceled: true };

/** Whether that was left. @param state what the history holds. */
export function isCanceledNotice(state: unknown): boolean {
  return typeof state === "object" && state !== null && "canceled" in state && state.canceled === true;
}
