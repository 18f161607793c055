import type { UseFormRegisterReturn } from "react-hook-form";
import { expect, it } from "vitest";
import { ChoiceCards } from "../components/forms/ChoiceCards/index.ts";
import { QuantityStepper } from "../components/forms/QuantityStepper/index.ts";
import { RadioGroup } from "../components/forms/RadioGroup/index.ts";
import { ScoreScale } from "../components/forms/ScoreScale/index.ts";
import { StarRating } from "../components/forms/StarRating/index.ts";

const mats = { kind: "every", least: 1, most: 3 } as const;
const heard = () => Promise.resolve();
const registered: UseFormRegisterReturn = { name: "field", ref: () => undefined, onChange: heard, onBlur: heard };
// The limits of a scale are numbers; a `Controller` passes none.
const { onChange: _, min: _min, max: _max, ...rest } = registered;

it("rejects react-hook-form's `register` on radio-based choices at compile time, because it would lose the answers", () => {
  const refused = [
    // @ts-expect-error: `onChange` is refused
    <RadioGroup key="radios" label="Porte" options={[]} {...registered} />,
    // @ts-expect-error: `onChange` is refused
    <ChoiceCards key="cards" label="Porte" cards={[]} {...registered} />,
    // @ts-expect-error: `onChange` is refused
    <ScoreScale key="score" label="Nota" {...registered} />,
    // @ts-expect-error: `onChange` is refused
    <StarRating key="stars" label="Estrelas" {...registered} />,
    // @ts-expect-error: `onChange` is refused
    <QuantityStepper key="quantity" item="Tapete" allowed={mats} {...registered} />,
  ];
  const taken = [
    <RadioGroup key="radios" label="Porte" options={[]} {...rest} />,
    <ChoiceCards key="cards" label="Porte" cards={[]} {...rest} />,
    <ScoreScale key="score" label="Nota" {...rest} />,
    <StarRating key="stars" label="Estrelas" {...rest} />,
    <QuantityStepper key="quantity" item="Tapete" allowed={mats} {...rest} />,
  ];
  expect(refused).toHaveLength(taken.length);
});
