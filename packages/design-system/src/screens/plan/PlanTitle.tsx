import { subscriptionPaths } from "@petbox/domain/site/paths";
import { styled } from "styled-components";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { AccountBreadcrumb } from "../account/AccountPageLayout.tsx";

const nameLines = `calc(2 * ${tokens.lineHeight.tight} * ${tokens.fontSize.title})`;
const descriptionLines = `calc(2 * ${tokens.lineHeight.body} * ${tokens.fontSize.body})`;

/** On a phone it reserves the two lines of a long name, so that nothing below moves when the name arrives. */
const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s1};
  min-height: calc(${nameLines} + ${tokens.space.s1} + ${descriptionLines});
  ${media.from600} { gap: ${tokens.space.s3}; min-height: 0; }
`;

const Title = styled(Heading)`
  &[data-size] { font-size: ${tokens.fontSize.title}; }
  ${media.from600} { &[data-size] { font-size: ${tokens.fontSize.heading}; } }
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
export function PlanTitle({ name }: PlanTitleProps) {
  return (
    <Stack gap="s3">
      <AccountBreadcrumb above={above} current="Assinatura" />
      <Root>
        <Title headingLevel={1} tabIndex={-1}>
          {/* The key replaces the whole element, whose text a translator may have wrapped. */}
          {name === undefined ? <span>Assinatura</span> : <span key="named">{`Assinatura ${name}`}</span>}
        </Title>
        <Text tone="soft">Por onde anda a caixa, o que é cobrado e quando.</Text>
      </Root>
    </Stack>
  );
}
