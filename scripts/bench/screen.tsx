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
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { rejected } from "@petbox/domain/result";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

const plans = [
  { name: "Anual", months: 12, price: 7990, off: 3000, ribbon: "Mais popular" },
  { name: "Semestral", months: 6, price: 8990, off: 2000, ribbon: undefined },
  { name: "Mensal", months: 1, price: 10990, off: undefined, ribbon: undefined },
] as const;

const tabs = [
  { value: "caixa", label: "A caixa", text: "Brinquedos, petiscos e um mimo para o seu pet, todo mês." },
  { value: "entrega", label: "Entrega", text: "Chega entre os dias 10 e 20 de cada mês." },
  { value: "cancelamento", label: "Cancelamento", text: "Cancele quando quiser, sem multa, depois do fim do plano." },
];

const today = civilDate(2026, 3, 10);

/** The card validator has its own budget, with the card page. */
const rejectAll = () => rejected({});

/** Plan cards, tabs, the masked card form and a dialog, composed from the library. */
function Screen() {
  const [chosen, setChosen] = useState<string>();
  const [tab, setTab] = useState("caixa");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Container>
      <Stack gap="s6">
        <Heading headingLevel={1}>Assinatura do Bob</Heading>
        <Grid>
          {plans.map(({ name, months, price, off, ribbon }) => (
            <PlanCard
              key={name}
              name={name}
              months={months}
              monthlyPrice={cents(price)}
              dashedPrice={off === undefined ? undefined : cents(9990)}
              saving={off === undefined ? undefined : cents(off)}
              total={cents(price * months)}
              ribbon={ribbon}
              chosen={name === chosen}
              onChoose={() => setChosen(name)}
            />
          ))}
        </Grid>
        <Tabs
          label="Como funciona"
          value={tab}
          onValueChange={setTab}
          tabs={tabs.map(({ text, ...each }) => ({ ...each, panel: <Text>{text}</Text> }))}
        />
        <CardForm today={today} parse={rejectAll} onSubmit={() => undefined}>
          <Button type="submit" fullWidth>
            Pagar e assinar
          </Button>
        </CardForm>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Preciso de ajuda
        </Button>
      </Stack>
      <Dialog
        open={isOpen}
        title="Fale com a gente"
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>Entendi</Button>}
      >
        <Text>Atendemos de segunda a sexta, das 9h às 18h.</Text>
      </Dialog>
    </Container>
  );
}

show(
  <ThemeRoot>
    <Screen />
  </ThemeRoot>,
);

declare global {
  interface Window {
    bench: {
      /** Renders the screen and lays it out, with styles and layout effects, before it returns. */
      readonly mount: () => void;
      readonly unmount: () => void;
    };
  }
}

/** Makes a screen available to the measurement, without rendering it. */
function show(screen: ReactNode): void {
  let root: Root | undefined;
  window.bench = {
    mount: () => {
      root = createRoot(document.body.appendChild(document.createElement("main")));
      const mounted = root;
      flushSync(() => mounted.render(screen));
      // Reading the height forces style and layout of the whole page.
      void document.body.offsetHeight;
    },
    unmount: () => {
      root?.unmount();
      document.querySelector("body > main")?.remove();
    },
  };
}
