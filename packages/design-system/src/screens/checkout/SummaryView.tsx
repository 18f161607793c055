import { stepPaths } from "@petbox/domain/funnel/steps";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ReadingView, type ReadingViewProps } from "../../components/feedback/ReadingView/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

interface SummaryViewProps<Summary> extends Pick<ReadingViewProps<Summary>, "reading" | "skeleton" | "children"> {
  /** What can be done without having read it. */
  readonly failureText: string;
}

/** A summary of the chosen plan, or what became of it and the way to it. */
export function SummaryView<Summary>({ failureText, ...view }: SummaryViewProps<Summary>) {
  return (
    <ReadingView
      {...view}
      variant="inline"
      empty={<NoPlan />}
      texts={{
        // The card in its place says that it is busy.
        loadingLabel: "",
        failureTitle: "O resumo não carregou",
        failureDescription: () => failureText,
        pendingLabel: "Carregando o resumo",
      }}
    />
  );
}

function NoPlan() {
  return (
    <Alert kind="warning" title="Escolha o plano de novo">
      <Stack gap="s3" align="start">
        <Text>O seu plano não está mais guardado por aqui.</Text>
        <LinkButton href={stepPaths.plan} variant="secondary" size="small">
          Escolher o plano
        </LinkButton>
      </Stack>
    </Alert>
  );
}
