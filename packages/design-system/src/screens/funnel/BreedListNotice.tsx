import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface BreedListNoticeProps {
  readonly onRetry: () => void;
}

/** Says that there are no suggestions, that one can go on without them, and how to try again. */
export function BreedListNotice({ onRetry }: BreedListNoticeProps) {
  return (
    <Alert tone="info">
      <Stack gap="s1" align="start">
        <Text>As sugestões de raças não carregaram, mas é só escrever a raça.</Text>
        <Button variant="quiet" size="small" onClick={onRetry}>
          Carregar sugestões
        </Button>
      </Stack>
    </Alert>
  );
}
