import { subscriptionPaths } from "@petbox/domain/site/paths";
import { styled } from "styled-components";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { AccountBreadcrumb } from "../account/AccountPageTitle.tsx";

const twoLines = `calc(2 * ${tokens.lineHeight.tight} * ${tokens.fontSize.title})`;

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  ${media.from600} { gap: ${tokens.space.s3}; }
`;

/** On a phone a line of its own, as tall as the description that it replaces, so that nothing below moves. */
const Name = styled.span`
  display: block;
  min-height: ${twoLines};
  margin-block-start: ${tokens.space.s1};
  font-size: ${tokens.fontSize.title};
  ${media.from600} {
    display: inline;
    margin: 0;
    font-size: inherit;
  }
`;

const Description = styled(Text)`
  min-height: ${twoLines};
  &[data-replaced] { display: none; }
  ${media.from600} {
    min-height: 0;
    &[data-replaced] { display: block; }
  }
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
        <Heading headingLevel={1} tabIndex={-1}>
          {/* The key replaces the whole element, whose text a translator may have wrapped. */}
          {name === undefined ? (
            <span>Assinatura</span>
          ) : (
            <span key="named">
              Assinatura <Name>{name}</Name>
            </span>
          )}
        </Heading>
        <Description tone="soft" data-replaced={name === undefined ? undefined : ""}>
          Por onde anda a caixa, o que é cobrado e quando.
        </Description>
      </Root>
    </Stack>
  );
}
