import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import type { ReactNode } from "react";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { BenefitList } from "./BenefitList.tsx";
import { LevelProgress } from "./LevelProgress.tsx";
import { Layout, Medal, Names } from "./LoyaltyLevel.styles.ts";

export interface LoyaltyLevelProps extends Omit<CardProps, "children" | "flush"> {
  /** Where the subscriber stands, as `loyaltyStanding` of the domain tells it; without any level it is unknown. */
  standing: LoyaltyStanding;
  /** The address of the medal's picture; a paw stands in for one that cannot be had. */
  medal?: string | undefined;
  /**
   * What the level gives, a line each.
   * @default []
   */
  benefits?: readonly ReactNode[];
  /** What comes last: the coupon of the level, a link to the programme. */
  action?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** @default (level) => `Nível ${level}` */
  levelText?: (level: string) => string;
  /**
   * In place of the level's name while there is none.
   * @default "Ainda sem nível"
   */
  unknownLabel?: string;
  /** @default (boxes) => `${boxes} BOX recebidos` */
  receivedText?: (boxes: number) => string;
  /** @default (boxes, level) => `Faltam ${boxes} BOX para o nível ${level}` */
  missingText?: (boxes: number, level: string) => string;
  /**
   * What is said at the top, where nothing is missing.
   * @default "Você chegou ao nível mais alto!"
   */
  topLabel?: string;
  /** @default "Seus benefícios" */
  benefitsLabel?: string;
}

/** A subscriber's loyalty: the level with its medal, the boxes received, the way to the next level, and what the level gives. */
export function LoyaltyLevel({
  standing,
  medal = "",
  benefits = [],
  action,
  headingLevel = 2,
  levelText = (level) => `Nível ${level}`,
  unknownLabel = "Ainda sem nível",
  receivedText = (boxes) => `${boxes} BOX ${boxes === 1 ? "recebido" : "recebidos"}`,
  missingText = (boxes, level) => `${boxes === 1 ? "Falta" : "Faltam"} ${boxes} BOX para o nível ${level}`,
  topLabel = "Você chegou ao nível mais alto!",
  benefitsLabel = "Seus benefícios",
  ...rest
}: LoyaltyLevelProps) {
  const { level, boxesReceived } = standing;
  return (
    <Card {...rest}>
      <Stack gap="s5">
        <Layout>
          <Medal>
            <Image src={medal} alt="" width={160} height={160} />
          </Medal>
          <Names>
            <Heading level={headingLevel} size="title">
              {level === undefined ? unknownLabel : levelText(level.name)}
            </Heading>
            <Text tone="soft" numeric>
              {receivedText(boxesReceived)}
            </Text>
          </Names>
          <LevelProgress standing={standing} missingText={missingText} topLabel={topLabel} />
        </Layout>
        <BenefitList label={benefitsLabel} benefits={benefits} />
        {action}
      </Stack>
    </Card>
  );
}
