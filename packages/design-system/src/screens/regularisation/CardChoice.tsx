import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { dateInText } from "@petbox/domain/calendar/dateInText";
import { formatCents } from "@petbox/domain/money/format";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { ofPet } from "@petbox/domain/pet/phrases";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { PayWithCard, type PayWithCardProps } from "./PayWithCard.tsx";

export interface CardChoiceProps extends PayWithCardProps {
  readonly subscription: string;
}

/** The debt, the choice of a card, and the way to the other methods. */
export function CardChoice({ subscription, ...paying }: CardChoiceProps) {
  return (
    <Stack gap="s5">
      <Text>{owedText(paying.known, paying.today)}</Text>
      <PayWithCard {...paying} />
      <Text size="small" tone="soft">
        Prefere PIX ou boleto?{" "}
        <Link href={pathTo(resolutionPaths.resolution, { subscription })}>Ver outras formas de pagamento</Link>
      </Text>
    </Stack>
  );
}

/** "A fatura de 24 de fevereiro da caixa da Mika, de R$69,90, está em aberto." */
function owedText({ amount, dueOn, pet }: OverdueCharge, today: CivilDate): string {
  const since = dueOn === undefined ? "" : ` de ${dateInText(dueOn, today)}`;
  const ofBox = pet === undefined ? "" : ` da caixa ${ofPet(pet)}`;
  return `A fatura${since}${ofBox}, de ${formatCents(amount)}, está em aberto.`;
}
