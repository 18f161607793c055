import type { plans } from "../words.ts";
import { Action, Unseen } from "./page.styles.ts";
import { Amount, Card, Mark, Marks, Name, Period, Price, Ribbon, Soft } from "./plan.styles.ts";

const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
const inReais = (amount: number) => money.format(amount / 100);

interface BarePlanProps {
  readonly plan: (typeof plans)[number];
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function BarePlan({ plan, chosen, onChoose }: BarePlanProps) {
  const { name, months, price, dashedPrice, off, total, ribbon } = plan;
  return (
    <Card data-chosen={chosen || undefined} data-noticed={ribbon === undefined ? undefined : true}>
      {ribbon === undefined ? null : (
        <Ribbon>
          <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d="M8 1l2 4.5 5 .5-3.7 3.3 1 4.9L8 11.7l-4.3 2.5 1-4.9L1 6l5-.5z" />
          </svg>
          {ribbon}
        </Ribbon>
      )}
      <div>
        <Name>{name}</Name>
        <Soft>{months === 1 ? "1 caixa, mês a mês" : `${months} caixas, uma por mês`}</Soft>
      </div>
      <Price>
        {dashedPrice === undefined ? null : (
          <span>
            <Unseen>Preço sem desconto: </Unseen>
            <del>{inReais(dashedPrice)}</del>
          </span>
        )}
        <span>
          <Unseen>Preço: </Unseen>
          <Amount>{inReais(price)}</Amount>
          <Period>/mês</Period>
        </span>
      </Price>
      <Marks>
        {off === undefined ? null : <Mark data-look="saving">{`${inReais(off)} OFF`}</Mark>}
        <Mark>FRETE GRÁTIS*</Mark>
      </Marks>
      <Soft>{months === 1 ? "Cobrança mês a mês" : `Total do plano: ${inReais(total)}`}</Soft>
      <Action
        type="button"
        data-look={ribbon === undefined && !chosen ? "quiet" : undefined}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        <span>
          Quero este plano<Unseen> {name}</Unseen>
        </span>
      </Action>
    </Card>
  );
}
