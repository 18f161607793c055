import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { AccountBreadcrumb } from "../account/AccountPageLayout.tsx";
import { BoxesPlace, DetailsPlace } from "./PlanScreen.styles.ts";

interface PlanShellScreenProps {
  /** The rest of the title, "do Bob"; undefined until it is known. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of a subscription's page with its title, shared by every state. */
export function PlanShellScreen({ name, children }: PlanShellScreenProps) {
  return (
    <Stack gap="s6">
      <PlanTitle name={name} />
      {children}
    </Stack>
  );
}

/** Loading skeleton of a subscription. It leaves out the details, because their place depends on the height of the boxes above. */
export function PlanSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <BoxesPlace aria-hidden />
      <DetailsPlace aria-hidden />
    </Stack>
  );
}

/** On a phone it reserves the two lines that most names need, so that nothing below moves when the name arrives. */
const Title = styled(Heading)`
  ${media.below600} { min-height: calc(2 * ${tokens.lineHeight.tight} * ${tokens.fontSize.heading}); }
`;

interface PlanTitleProps {
  /** The rest of the title, "do Bob"; undefined until it is known. */
  readonly name: string | undefined;
}

const above = [
  { label: "Minhas assinaturas", href: subscriptionPaths.hub },
  { label: "Assinaturas de BOX", href: subscriptionPaths.boxes },
];

/** Title and breadcrumb of a subscription's page; the name of the pet, of any length, comes with the page's data. */
function PlanTitle({ name }: PlanTitleProps) {
  return (
    <Stack gap="s3">
      <AccountBreadcrumb above={above} current="Assinatura" />
      <Title headingLevel={1} tabIndex={-1}>
        {/* The key replaces the whole element, whose text a translator may have wrapped. */}
        {name === undefined ? <span>Assinatura</span> : <span key="named">{`Assinatura ${name}`}</span>}
      </Title>
    </Stack>
  );
}
