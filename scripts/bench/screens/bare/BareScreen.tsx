import { useState } from "react";
import { plans, type TabId, words } from "../words.ts";
import { BareCardForm } from "./BareCardForm.tsx";
import { BareDialog } from "./BareDialog.tsx";
import { BarePlan } from "./BarePlan.tsx";
import { BareTabs } from "./BareTabs.tsx";
import { Action, Page, PageStyle, Title } from "./page.styles.ts";
import { Plans } from "./plan.styles.ts";

/** The same screen with nothing but styled-components: what a library has to measure itself by. */
export function BareScreen() {
  const [chosen, setChosen] = useState<string>();
  const [tab, setTab] = useState<TabId>("caixa");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PageStyle />
      <Page>
        <Title>{words.title}</Title>
        <Plans>
          {plans.map((plan) => (
            <BarePlan key={plan.name} plan={plan} chosen={plan.name === chosen} onChoose={() => setChosen(plan.name)} />
          ))}
        </Plans>
        <BareTabs selected={tab} onSelect={setTab} />
        <BareCardForm />
        <Action type="button" data-look="quiet" onClick={() => setAsking(true)}>
          {words.ask}
        </Action>
        <BareDialog open={asking} onClose={() => setAsking(false)} />
      </Page>
    </>
  );
}
