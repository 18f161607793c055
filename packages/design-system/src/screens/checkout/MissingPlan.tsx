import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

/** Why there is nothing to show of the chosen plan: it could not be read, or the server knows of none any more. */
export type NoPlan =
  | { readonly kind: "failed"; readonly onRetry: () => void; readonly retrying: boolean }
  | { readonly kind: "none"; readonly choosePlanHref: string };

interface MissingPlanProps {
  readonly plan: NoPlan;
  /** What can be done without having read it. */
  readonly failedText: string;
}

/** In the summary's place: what became of the plan, and the way to it. */
export function MissingPlan({ plan, failedText }: MissingPlanProps) {
  if (plan.kind === "none") {
    return (
      <Alert kind="warning" title="Escolha o plano de novo">
        <Stack gap="s3" align="start">
          <Text>O seu plano não está mais guardado por aqui.</Text>
          <LinkButton href={plan.choosePlanHref} variant="secondary" size="small">
            Escolher o plano
          </LinkButton>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert kind="error" title="O resumo não carregou">
      <Stack gap="s3" align="start">
        <Text>{failedText}</Text>
        <Button
          variant="secondary"
          size="small"
          pending={plan.retrying}
          pendingLabel="Carregando o resumo"
          onClick={plan.onRetry}
        >
          Tentar de novo
        </Button>
      </Stack>
    </Alert>
  );
}
