import { Button } from "@petbox/design-system/components/Button";
import { CardForm } from "@petbox/design-system/components/CardForm";
import { Container } from "@petbox/design-system/components/Container";
import { Dialog } from "@petbox/design-system/components/Dialog";
import { Grid } from "@petbox/design-system/components/Grid";
import { Heading } from "@petbox/design-system/components/Heading";
import { PlanCard } from "@petbox/design-system/components/PlanCard";
import { Stack } from "@petbox/design-system/components/Stack";
import { Tabs } from "@petbox/design-system/components/Tabs";
import { Text } from "@petbox/design-system/components/Text";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, cents } from "@petbox/domain/money/cents";
import { rejected } from "@petbox/domain/result";
import { useState } from "react";
import { plans, type TabId, tabs, words } from "./words.ts";

const today = civilDate(2026, 3, 10);
/** The bare form judges nothing either. What judges a card comes with the page that has one, and is weighed there. */
const judgeNothing = () => rejected({});
const maybeCents = (amount: number | undefined): Cents | undefined =>
  amount === undefined ? undefined : cents(amount);

/** Plan cards, tabs, the masked card form and a dialog, as anybody would compose them from the library. */
export function LibraryScreen() {
  const [chosen, setChosen] = useState<string>();
  const [tab, setTab] = useState<TabId>("caixa");
  const [asking, setAsking] = useState(false);
  return (
    <Container>
      <Stack gap="s6">
        <Heading headingLevel={1}>{words.title}</Heading>
        <Grid>
          {plans.map((plan) => (
            <PlanCard
              key={plan.name}
              name={plan.name}
              months={plan.months}
              monthlyPrice={cents(plan.price)}
              dashedPrice={maybeCents(plan.dashedPrice)}
              discountOff={maybeCents(plan.off)}
              total={cents(plan.total)}
              ribbon={plan.ribbon}
              chosen={plan.name === chosen}
              onChoose={() => setChosen(plan.name)}
            />
          ))}
        </Grid>
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onValueChange={setTab}
          tabs={tabs.map(({ id, label, text }) => ({ value: id, label, panel: <Text>{text}</Text> }))}
        />
        <CardForm today={today} parse={judgeNothing} onSubmit={() => undefined}>
          <Button type="submit" fullWidth>
            {words.pay}
          </Button>
        </CardForm>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {words.ask}
        </Button>
      </Stack>
      <Dialog
        open={asking}
        title={words.dialogTitle}
        onClose={() => setAsking(false)}
        actions={<Button onClick={() => setAsking(false)}>{words.close}</Button>}
      >
        <Text>{words.dialogText}</Text>
      </Dialog>
    </Container>
  );
}
