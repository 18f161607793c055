import { type BenefitLevel, benefitTexts } from "@petbox/domain/loyalty/benefits";
import { levelText } from "@petbox/domain/loyalty/levels";
import { medalPicture } from "@petbox/domain/loyalty/medalPicture";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Badge } from "../../components/status/Badge/index.ts";
import { BenefitList } from "../../components/status/LoyaltyLevel/index.ts";
import { AboutLevel, Level, LevelName } from "./LoyaltyScreen.styles.ts";

/** A level of the programme with the URL of its medal's image; without one, the medal's own picture is shown. */
export interface ProgrammeLevel extends BenefitLevel {
  readonly medal?: string | undefined;
}

interface LevelCardProps {
  readonly level: ProgrammeLevel;
  /** Whether it is the subscriber's current level. */
  readonly isOwn: boolean;
}

/** A level: medal, requirement (FUN-360, FUN-361) and benefits. */
export function LevelCard({ level, isOwn }: LevelCardProps) {
  return (
    <Card variant={isOwn ? "tinted" : "outlined"}>
      <Level>
        <Image src={medalPicture(level)} alt="" width={160} height={160} shape="square" />
        <AboutLevel>
          <LevelName>
            <Heading headingLevel={3}>{level.name}</Heading>
            {isOwn ? <Badge tone="highlight">Seu nível</Badge> : null}
          </LevelName>
          <Text tone="soft">{levelText(level)}</Text>
          <BenefitList label="Benefícios" benefits={benefitTexts(level)} />
        </AboutLevel>
      </Level>
    </Card>
  );
}
