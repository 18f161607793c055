import { useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { checkedOf } from "../Field/checkedOf.ts";
import { FieldGroup, type RadioFieldProps } from "../Field/FieldGroup.tsx";
import { Ends, Radio, Score, Scores } from "./ScoreScale.styles.ts";
import { type ScoreScaleTexts, scoreScaleTexts } from "./scoreScaleTexts.ts";

export interface ScoreScaleProps extends RadioFieldProps {
  /** The key of the value, "1" to "10" or as `min` and `max` say, and of the error in the form. */
  name: string;
  /**
   * The lowest score: 0 for a Net Promoter Score.
   * @default 1
   */
  min?: number | undefined;
  /**
   * The highest score.
   * @default 10
   */
  max?: number | undefined;
  /** The chosen score, for a controlled group; null for none. */
  value?: number | null | undefined;
  /** The initially chosen score, for an uncontrolled group. */
  defaultValue?: number | undefined;
  /** Disables every score. */
  disabled?: boolean | undefined;
  /** Whether a choice is required. */
  required?: boolean | undefined;
  /** Called with the chosen score. */
  onValueChange?: ((score: number) => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ScoreScaleTexts> | undefined;
}

/**
 * A score from 1 to 10, or from `min` to `max`, all visible at once, with labels for both ends.
 *
 * @example
 * <ScoreScale name="score" min={0} label="De 0 a 10, quanto você nos recomendaria?" />
 */
export function ScoreScale(props: ScoreScaleProps) {
  const { name, min = 1, max = 10, value, defaultValue, disabled, required, onValueChange, texts, ...group } = props;
  const { lowLabel, highLabel } = useTexts("scoreScale", scoreScaleTexts, texts);
  const id = useId();
  const scores = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const meanings = new Map([
    [min, lowLabel],
    [max, highLabel],
  ]);
  return (
    <FieldGroup {...group} name={name}>
      <Scores data-many={scores.length > 10 || undefined}>
        {scores.map((score) => (
          <Score key={score}>
            <Radio
              type="radio"
              id={`${id}-${score}`}
              name={name}
              form={group.form}
              value={score}
              aria-label={meanings.has(score) ? `${score}, ${meanings.get(score)}` : undefined}
              {...checkedOf(score, value, defaultValue)}
              disabled={disabled}
              required={required}
              onChange={() => onValueChange?.(score)}
            />
            {score}
          </Score>
        ))}
      </Scores>
      <Ends aria-hidden>
        {[...meanings].map(([score, meaning]) => (
          <span key={score}>{`${score} – ${meaning}`}</span>
        ))}
      </Ends>
    </FieldGroup>
  );
}
