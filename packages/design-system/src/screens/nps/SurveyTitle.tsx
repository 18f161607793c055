import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

/** The survey's title and its expected duration (MAN-070). */
export function SurveyTitle() {
  return (
    <Stack gap="s2">
      <Heading headingLevel={1} tabIndex={-1}>
        Queremos saber
      </Heading>
      <Text tone="soft">Uma pergunta só: sua resposta ajuda a gente a cuidar melhor do BOX.</Text>
    </Stack>
  );
}
