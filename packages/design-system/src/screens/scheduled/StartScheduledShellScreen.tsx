import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { sitePaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { tokens } from "../../tokens/index.ts";
import { Columns } from "../upsell/UpsellScreen.styles.ts";

const Intro = styled(Text)`
  max-width: calc(${tokens.size.column} * 1.1);
`;

const words = {
  hygiene: {
    title: "Tapetes higiênicos todo mês",
    arrival: "Escolha os pacotes uma vez, e eles chegam todo mês: com o BOX do seu pet, de graça até",
    price: "ou avulsos. O preço é menor do que comprando uma vez só.",
  },
  "wet-food": {
    title: "Alimentos úmidos todo mês",
    arrival: "Monte a sua combinação de sabores, e ela chega todo mês: com o BOX do seu pet, de graça até",
    price: "ou avulsa. Quanto mais sachês no total, menos custa cada um.",
  },
} as const satisfies Readonly<
  Record<ScheduledKind, { readonly title: string; readonly arrival: string; readonly price: string }>
>;

interface StartScheduledShellScreenProps {
  readonly kind: ScheduledKind;
  readonly children: ReactNode;
}

/** Introduction of a scheduled purchase, shared by every state (MAN-034, SUB-103). */
export function StartScheduledShellScreen({ kind, children }: StartScheduledShellScreenProps) {
  const { title, arrival, price } = words[kind];
  return (
    <Stack gap="s6">
      <Stack gap="s3">
        <Heading headingLevel={1} tabIndex={-1}>
          {title}
        </Heading>
        <Intro tone="soft">
          {arrival} <Link href={sitePaths.freeFreight}>o limite de peso do seu estado</Link>, {price}
        </Intro>
      </Stack>
      {children}
    </Stack>
  );
}

/** Skeleton of the products and the summary; each kind has four products. */
export function StartScheduledSkeleton() {
  return (
    <Columns aria-busy="true">
      <Stack gap="s3">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
      <Skeleton shape="card" />
    </Columns>
  );
}
