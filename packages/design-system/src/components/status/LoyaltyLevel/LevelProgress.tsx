import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import { Text } from "../../foundations/Text/Text.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { Ends, Way } from "./LoyaltyLevel.styles.ts";

export interface LevelProgressProps {
  standing: LoyaltyStanding;
  missingText: (boxes: number, level: string) => string;
  topLabel: string;
}

/** The progress to the next level: a bar between both names, and a sentence. */
export function LevelProgress({ standing: { level, next, progress }, missingText, topLabel }: LevelProgressProps) {
  if (level === undefined && next === undefined) return null;
  const sentence = next === undefined ? topLabel : missingText(next.boxesMissing, next.level.name);
  return (
    <Way>
      <ProgressBar label={sentence} value={progress} max={1} />
      {next === undefined ? null : (
        <Ends aria-hidden>
          <span>{level?.name}</span>
          <span>{next.level.name}</span>
        </Ends>
      )}
      <Text weight="semibold">{sentence}</Text>
    </Way>
  );
}
