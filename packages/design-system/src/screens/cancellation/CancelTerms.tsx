import { formatBrazilianDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { CancellationMonth, CancellationTerms } from "@petbox/domain/cancellation/cancellationTerms";
import { cancelTexts } from "@petbox/domain/cancellation/cancelTexts";
import { zeroCents } from "@petbox/domain/money/cents";
import type { ComparisonRow } from "@petbox/domain/money/comparisonRow";
import { formatCents } from "@petbox/domain/money/format";
import { type CarriedPurchase, carriedPurchaseText } from "@petbox/domain/scheduled/carriedPurchase";
import { sitePaths } from "@petbox/domain/site/paths";
import { styled } from "styled-components";
import { Button } from "../../components/actions/Button/index.ts";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Table, type TableRow } from "../../components/foundations/Table/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { tokens } from "../../tokens/index.ts";

const columns = [{ label: "Pedindo no mês" }, { label: "Pago até" }, { label: "Multa", align: "end" }] as const;

/** The penalty for each remaining month of the term, starting with the current one. */
function PenaltyByMonth({ byMonth }: { readonly byMonth: readonly CancellationMonth[] }) {
  return <Table caption="Mês a mês" columns={columns} rows={byMonth.map(rowOf)} />;
}

function rowOf({ month, paidUntil, penalty }: CancellationMonth, index: number): TableRow {
  const name = index === 0 ? `${month === 0 ? "antes do 1º" : month} (agora)` : month;
  const end = paidUntil === undefined ? "em aberto" : formatBrazilianDate(paidUntil);
  return { id: month, cells: [name, end, penalty === 0 ? "Nada" : formatCents(penalty)], current: index === 0 };
}

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s4};
  margin: 0;
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  & dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  & dd { margin: 0; }
  & strong { font-size: ${tokens.fontSize.large}; font-variant-numeric: tabular-nums; }
`;

export interface CancelTermsProps {
  readonly terms: CancellationTerms;
  /** The charges and the end date, before and after. */
  readonly rows: readonly ComparisonRow[];
  /** Whether the first box may have arrived within the days in which the customer can withdraw. */
  readonly mayWithdraw: boolean;
  /** The pads and food that travel with the boxes. @default none */
  readonly carriedPurchases?: readonly CarriedPurchase[] | undefined;
}

interface CancelTermsStepProps extends CancelTermsProps {
  readonly onContinue: () => void;
}

/** First step: what leaving this subscription costs and how long its boxes continue (MAN-208, MAN-394 to MAN-397). */
export function CancelTerms({ terms, rows, mayWithdraw, carriedPurchases = [], onContinue }: CancelTermsStepProps) {
  const { penalty, paidUntil, byMonth } = terms;
  const carriedText = carriedPurchaseText(carriedPurchases);
  return (
    <Stack gap="s5">
      <Heading headingLevel={3} size="large" tabIndex={-1}>
        O que acontece se você cancelar
      </Heading>
      <BeforeAfter
        title="Datas e valores"
        rows={rows}
        texts={{ beforeLabel: "Sem cancelar", afterLabel: "Cancelando" }}
      />
      <Facts>
        <div>
          <dt>Multa, se você pedir agora</dt>
          <dd>
            <Penalty terms={terms} />
          </dd>
        </div>
        {mayWithdraw ? (
          <div>
            <dt>Mudou de ideia logo?</dt>
            <dd>
              Até 7 dias depois de receber a primeira caixa, você desiste sem multa e recebe tudo de volta. Não envie
              este pedido:{" "}
              <Link href={`${sitePaths.returns}#arrependimento`} newTab>
                veja como desistir
              </Link>
              .
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Suas caixas</dt>
          <dd>
            {paidUntil === undefined
              ? "Nenhuma outra caixa é preparada. As que já saíram chegam até você."
              : `O que está pago vale até ${formatLongDate(paidUntil)}: essas caixas ainda chegam, e depois nenhuma outra.`}
          </dd>
        </div>
        {carriedText === undefined ? null : (
          <div>
            <dt>O que vai com a caixa</dt>
            <dd>{carriedText}</dd>
          </div>
        )}
        <div>
          <dt>Seu nível e seus cupons</dt>
          <dd>{cancelTexts.kept}</dd>
        </div>
        <div>
          <dt>Resposta</dt>
          <dd>
            {penalty === zeroCents
              ? "Por e-mail, em até 1 dia útil."
              : "Por e-mail, em até 1 dia útil. Só então a multa é cobrada, na forma de pagamento desta assinatura."}
          </dd>
        </div>
      </Facts>
      <Button fullWidth onClick={onContinue}>
        {cancelTexts.begin}
      </Button>
      {byMonth.length === 0 ? null : <PenaltyByMonth byMonth={byMonth} />}
      <Text size="small" tone="soft">
        Planos anual e semestral: dentro do período, a multa é de 10% do valor dos meses que faltam; antes do primeiro
        dia, no último mês e depois do fim, não há multa. Cada renovação começa um período novo. Plano mensal: nunca há
        multa.
      </Text>
    </Stack>
  );
}

/** The current penalty and how it is calculated. */
function Penalty({ terms: { penalty, remainingMonths, length, startsOn } }: { readonly terms: CancellationTerms }) {
  if (penalty === undefined) return <>10% do valor dos meses que faltam para o fim do período.</>;
  if (penalty === 0) {
    return (
      <>
        <strong>Nada</strong>
        {startsOn !== undefined
          ? `: este período só começa em ${formatLongDate(startsOn)}.`
          : length === 1
            ? ": o plano mensal não tem multa."
            : ": todos os meses do período já foram cobrados."}
      </>
    );
  }
  return (
    <>
      <strong>{formatCents(penalty)}</strong>
      <span>
        {remainingMonths === 1
          ? ": 10% do valor do mês que falta."
          : `: 10% do valor dos ${remainingMonths} meses que faltam.`}
      </span>
    </>
  );
}
