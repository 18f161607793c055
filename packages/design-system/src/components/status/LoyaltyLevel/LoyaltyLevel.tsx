import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Card, type CardLook } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { BenefitList } from "./BenefitList.tsx";
import { Ends, Layout, Medal, Names, Way } from "./LoyaltyLevel.styles.ts";
import { type LoyaltyLevelTexts, loyaltyLevelTexts } from "./loyaltyLevelTexts.ts";

export interface LoyaltyLevelProps extends CardLook, Omit<ComponentProps<"div">, "children"> {
  /** The level, from `loyaltyStanding` of the domain; unknown while it has no level. */
  standing: LoyaltyStanding;
  /** The URL of the medal; a paw replaces one that fails to load. */
  medal?: string | undefined;
  /**
   * The benefits of the level, one a line.
   * @default []
   */
  benefits?: readonly ReactNode[] | undefined;
  /** The end of the card: the coupon of the level, a link to the programme. */
  action?: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<LoyaltyLevelTexts> | undefined;
}

interface LevelProgressProps {
  standing: LoyaltyStanding;
  texts: Pick<LoyaltyLevelTexts, "levelName" | "missingText" | "topLabel">;
}

/** The progress to the next level: a bar between both names, and a sentence. */
function LevelProgress({ standing: { level, next, progress }, texts }: LevelProgressProps) {
  if (level === undefined && next === undefined) return null;
  const { levelName, missingText, topLabel } = texts;
  const sentence = next === undefined ? topLabel : missingText(next.boxesMissing, levelName(next.level.name));
  return (
    <Way>
      <ProgressBar label={sentence} value={progress} max={1} />
      {next === undefined ? null : (
        <Ends aria-hidden>
          <span>{level && levelName(level.name)}</span>
          <span>{levelName(next.level.name)}</span>
        </Ends>
      )}
      {/* The bar says it already. */}
      <Text weight="semibold" aria-hidden>
        {sentence}
      </Text>
    </Way>
  );
}

/**
 * A subscriber's loyalty: level and medal, boxes received, progress to the next level, and benefits.
 *
 * @example
 * import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
 *
 * <LoyaltyLevel
 *   standing={loyaltyStanding([{ name: "Prata", fromBoxes: 4 }, { name: "Ouro", fromBoxes: 7 }], 5)}
 *   medal="/imagens/prata.webp"
 *   benefits={["Frete grátis na loja quando vai junto com o BOX"]}
 * />
 */
export function LoyaltyLevel({
  standing,
  medal = "",
  benefits = [],
  action,
  headingLevel = 2,
  texts,
  ...rest
}: LoyaltyLevelProps) {
  const words = useTexts("loyaltyLevel", loyaltyLevelTexts, texts);
  const { level, boxesReceived } = standing;
  return (
    <Card {...rest}>
      <Stack gap="s5">
        <Layout>
          <Medal>
            <Image src={medal} alt="" width={160} height={160} />
          </Medal>
          <Names>
            <Heading headingLevel={headingLevel} size="title">
              {level === undefined ? words.unknownLabel : words.levelText(words.levelName(level.name))}
            </Heading>
            <Text tone="soft" numeric>
              {words.receivedText(boxesReceived)}
            </Text>
          </Names>
          <LevelProgress standing={standing} texts={words} />
        </Layout>
        <BenefitList label={words.benefitsLabel} benefits={benefits} />
        {action}
      </Stack>
    </Card>
  );
}
