import { useKnownPageData, usePageData } from "@petbox/api-client/page/usePageData";
import type { ScheduledRef } from "@petbox/api-client/scheduled/ownApi";
import { ownScheduledData } from "@petbox/api-client/scheduled/pageData";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { type ScheduledPageName, scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { useAddressPart } from "../../app/addressPart.ts";
import { useSession } from "../../app/services.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

interface ReadScheduled {
  readonly asked: ScheduledRef;
  readonly result: AsyncResult<OwnScheduled | null>;
  /** Reads it anew, where something may have become of it. */
  readonly readAgain: () => Promise<void>;
}

/** The subscription that the address names, as one of its pages shows it. */
export function useOwnScheduled(name: Exclude<ScheduledPageName, "list">): ReadScheduled {
  const kind = useScheduledKind();
  const code = useAddressPart(scheduledPages[kind][name], "code");
  const { customerCode } = useSession();
  const data = ownScheduledData[kind][name];
  const whose = { whose: customerCode, parameters: { code } };
  return {
    asked: { kind, code },
    result: usePageData(data, whose),
    readAgain: useKnownPageData(data, whose).readAgain,
  };
}
