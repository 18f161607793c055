import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Breadcrumb } from "../../components/navigation/Breadcrumb/index.ts";
import { AreaLinks } from "./AreaLinks.tsx";
import { Below, Place } from "./AreaScreen.styles.ts";
import { LoyaltyBanner, type MedalLevel } from "./LoyaltyBanner.tsx";
import { NoSubscription } from "./NoSubscription.tsx";
import { Shortcuts } from "./Shortcuts.tsx";

/** What is known of a subscriber. */
export interface KnownArea {
  /** Whether every subscription they had has ended: then what can be had stands in the place of the boxes. */
  readonly hasLeft: boolean;
  /** Where they stand in the loyalty programme; undefined where it is not shown. */
  readonly standing: LoyaltyStanding<MedalLevel> | undefined;
}

export interface AreaScreenProps {
  /** Undefined while it is on its way. */
  readonly area?: KnownArea;
  /** What needs the subscriber first: the subscriptions that need regularising. */
  readonly needs?: ReactNode;
  /** Where the boxes are; their place is kept while it is not known. */
  readonly boxes?: ReactNode;
  /** What is recommended; its place is kept while it is not known. */
  readonly offers?: ReactNode;
  readonly onBack?: () => void;
}

/** The subscriber's area (MAN-012, SUB-005 to SUB-008): where the boxes are, what there is to do, and the ways on. */
export function AreaScreen({ area, needs, boxes, offers, onBack }: AreaScreenProps) {
  const { hasLeft = false, standing } = area ?? {};
  return (
    <Stack gap="s8" aria-busy={area === undefined || undefined}>
      <Stack gap="s2">
        <Breadcrumb current="Minha conta" />
        <Heading headingLevel={1} tabIndex={-1}>
          Área do Assinante
        </Heading>
        {/* As long as it is, it is the largest thing painted: nothing that comes after it makes the page later. */}
        <Text tone="soft">
          Acompanhe as caixas do seu pet, os pagamentos e as vantagens de quem assina. O que precisar de você aparece
          primeiro.
        </Text>
      </Stack>
      {needs}
      {/* Without a connection the boxes tell since when they are known. */}
      {hasLeft ? <NoSubscription onBack={onBack} /> : (boxes ?? <AreaPlace of="boxes" />)}
      {standing === undefined ? null : <LoyaltyBanner standing={standing} />}
      <Shortcuts />
      <Below>{offers ?? <AreaPlace of="offers" />}</Below>
      <AreaLinks />
    </Stack>
  );
}

/** Keeps the place of a part of the page that is on its way. */
export function AreaPlace({ of }: { readonly of: "boxes" | "offers" }) {
  return <Place data-of={of} aria-hidden />;
}
