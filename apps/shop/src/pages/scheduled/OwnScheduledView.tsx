import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledShellScreen,
  type OwnScheduledShellScreenProps,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import type { ReactNode } from "react";
import { NothingThere } from "../site/NothingThere.tsx";
import type { ReadScheduled } from "./useOwnScheduled.ts";

type Shell = Omit<OwnScheduledShellScreenProps, "kind" | "code" | "children">;

interface OwnScheduledViewProps extends Pick<ReadScheduled, "reference" | "result">, Pick<Shell, "title" | "crumb"> {
  /** The parts of the title and the breadcrumb that are unknown while the subscription loads. */
  readonly shellOf?: (subscription: OwnScheduled) => Shell;
  readonly children: (subscription: OwnScheduled) => ReactNode;
}

/** A page of one scheduled purchase in every state of its request, with the same title and breadcrumb. */
export function OwnScheduledView({ reference, result, shellOf, children, ...loading }: OwnScheduledViewProps) {
  const { kind, code } = reference;
  return (
    <AsyncResultView
      result={result}
      skeleton={
        <OwnScheduledShellScreen kind={kind} code="" {...loading}>
          <OwnScheduledSkeleton />
        </OwnScheduledShellScreen>
      }
      empty={<NothingThere />}
      headingLevel={1}
    >
      {(subscription) => (
        <OwnScheduledShellScreen kind={kind} code={code} {...loading} {...shellOf?.(subscription)}>
          {children(subscription)}
        </OwnScheduledShellScreen>
      )}
    </AsyncResultView>
  );
}
