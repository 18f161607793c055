import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";

/** Title of the PIX page. */
export function PixTitle() {
  return (
    <Stack gap="s2">
      <Heading headingLevel={1} tabIndex={-1}>
        Pague com PIX
      </Heading>
      <OnScreenOnly>
        <Text tone="soft">Assim que o banco confirma, esta página avisa. Você não precisa recarregar.</Text>
      </OnScreenOnly>
    </Stack>
  );
}
