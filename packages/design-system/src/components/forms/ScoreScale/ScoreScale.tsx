import { useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { checkedOf } from "../Field/checkedOf.ts";
import { FieldGroup, type RadioFieldProps } from "../Field/FieldGroup.tsx";
import { Ends, Radio, Score, Scores } from "./ScoreScale.styles.ts";
import { type ScoreScaleTexts, scoreScaleTexts } from "./scoreScaleTexts.ts";

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface ScoreScaleProps extends RadioFieldProps {
  /** The key of the value, "1" to "10", and of the error in the form. */
  name: string;
  /** The chosen score, for a controlled group; null for none. */
  value?: (typeof scores)[number] | null | undefined;
  /** The initially chosen score, for an uncontrolled group. */
  defaultValue?: (typeof scores)[number] | undefined;
  /** Disables every score. */
  disabled?: boolean | undefined;
  /** Whether a choice is required. */
  required?: boolean | undefined;
  /** Called with the chosen score. */
  onValueChange?: ((score: (typeof scores)[number]) => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ScoreScaleTexts> | undefined;
}

/**
 * A score from 1 to 10, all visible at once, with labels for both ends.
 *
 * @example
 * <ScoreScale name="score" label="Que nota você dá?" />
 */
export function ScoreScale(props: ScoreScaleProps) {
  const { name, value, defaultValue, disabled, required, onValueChange, texts, ...group } = props;
  const { lowLabel, highLabel } = useTexts("scoreScale", scoreScaleTexts, texts);
  const id = useId();
  const meanings = new Map<number, string>([
    [scores[0], lowLabel],
    [scores[9], highLabel],
  ]);
  return (
    <FieldGroup {...group} name={name}>
      <Scores>
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
