import { Button } from "@petbox/design-system/components/Button";
import { ChoiceCards } from "@petbox/design-system/components/ChoiceCards";
import { Form } from "@petbox/design-system/components/Form";
import { Heading } from "@petbox/design-system/components/Heading";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { type Frequency, parseFrequency } from "./frequency.ts";

interface FrequencyScreenProps {
  readonly petName: string;
  readonly saving: boolean;
  readonly onChoose: (frequency: Frequency) => void;
}

const cards = [
  { value: "monthly", title: "Todo mês", description: "A caixa chega sempre na mesma semana." },
  { value: "bimonthly", title: "Mês sim, mês não", description: "Para quem ainda tem brinquedo novo em casa." },
] as const;

/** Props in, events out: the screen knows neither URLs nor requests. */
export function FrequencyScreen({ petName, saving, onChoose }: FrequencyScreenProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading headingLevel={2}>De quanto em quanto tempo {petName} quer a caixa?</Heading>
        <Text tone="soft">Dá para trocar depois, na sua conta.</Text>
      </Stack>
      <Form parse={parseFrequency} onSubmit={onChoose} pending={saving}>
        <Stack gap="s6">
          <ChoiceCards name="frequency" label="Frequência" labelHidden cards={cards} />
          <Button type="submit" pending={saving} fullWidth>
            Continuar
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}

export function ComposedScreen() {
  return <FrequencyScreen petName="Bob" saving={false} onChoose={() => undefined} />;
}
