import {
  type HistoryEntry,
  type HistoryKind,
  historyKindLabels,
  kindsIn,
  splitHistory,
} from "@petbox/domain/subscription/history";
import { Printer } from "lucide-react";
import { Button } from "../../components/actions/Button/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Tabs } from "../../components/navigation/Tabs/index.ts";
import { FoldedSection } from "../account/FoldedSection.tsx";
import { HistoryList } from "./HistoryList.tsx";

/** The subscription's past and future events, which can be filtered by kind and printed. */
export function PlanHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  const kinds = kindsIn(entries);
  const shown: readonly (HistoryKind | undefined)[] = kinds.length > 1 ? [undefined, ...kinds] : [undefined];
  return (
    <FoldedSection title="Histórico" card>
      <Tabs
        label="O que mostrar do histórico"
        tabs={shown.map((kind) => ({
          value: kind ?? "all",
          label: kind === undefined ? "Tudo" : historyKindLabels[kind],
          panel: <HistoryOf entries={entries} kind={kind} />,
        }))}
      />
    </FoldedSection>
  );
}

interface HistoryOfProps {
  readonly entries: readonly HistoryEntry[];
  readonly kind: HistoryKind | undefined;
}

function HistoryOf({ entries, kind }: HistoryOfProps) {
  const { next, past } = splitHistory(entries, kind);
  const print = (
    <Button variant="secondary" size="small" startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
      Imprimir
    </Button>
  );
  return (
    <Stack gap="s5">
      <HistoryList title="O que vem" entries={next} end={past.length === 0 ? print : undefined} />
      <HistoryList title="O que já foi" entries={past} end={print} />
    </Stack>
  );
}
