import type { ScheduledRef } from "@petbox/api-client/scheduled/ownApi";
import { ownScheduledData } from "@petbox/api-client/scheduled/pageData";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { useParams } from "react-router-dom";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

export interface ReadScheduled {
  readonly reference: ScheduledRef;
  readonly result: AsyncResult<OwnScheduled | null>;
  /** Revalidates the subscription after a possible change, and returns it. */
  readonly revalidate: () => Promise<OwnScheduled | null | undefined>;
}

/** The subscription in the URL, with the data of one of its pages. */
export function useOwnScheduled(name: keyof (typeof ownScheduledData)[ScheduledKind]): ReadScheduled {
  const kind = useScheduledKind();
  const { code = "" } = useParams();
  const data = ownScheduledData[kind][name];
  return {
    reference: { kind, code },
    result: usePageData(data),
    revalidate: usePageDataCache(data).revalidate,
  };
}
