import { Container } from "../../components/Container/index.ts";
import { ErrorState } from "../../components/ErrorState/index.ts";

export interface ErrorScreenProps {
  readonly onRetry: () => void;
}

/** The page that could not be shown at all. */
export function ErrorScreen({ onRetry }: ErrorScreenProps) {
  return (
    <Container>
      <ErrorState
        level={1}
        title="Esta página não abriu"
        message="Pode ter sido a internet ou uma atualização da loja. Suas respostas salvas continuam guardadas."
        onRetry={onRetry}
      />
    </Container>
  );
}
