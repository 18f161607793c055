import { expect, it } from "vitest";
import { ChoiceCards } from "../components/forms/ChoiceCards/index.ts";
import { RadioGroup } from "../components/forms/RadioGroup/index.ts";
import { SelectField } from "../components/forms/SelectField/index.ts";

const options = [
  { value: "monthly", label: "Todo mês" },
  { value: "bimonthly", label: "Mês sim, mês não" },
] as const;
const cards = options.map(({ value, label }) => ({ value, title: label }));

const kept: ("monthly" | "bimonthly")[] = [];
const keep = (value: "monthly" | "bimonthly") => kept.push(value);

it("rejects at compile time a value that is not among the options, and reports only option values", () => {
  const refused = [
    // @ts-expect-error: no option has that value
    <RadioGroup key="radios" name="often" label="Frequência" options={options} defaultValue="daily" />,
    // @ts-expect-error: no option has that value
    <SelectField key="list" name="often" label="Frequência" options={options} value="daily" />,
    // @ts-expect-error: the value may be empty because of the placeholder
    <SelectField key="none" name="often" label="F" options={options} placeholder="Escolha" onValueChange={keep} />,
  ];
  const taken = [
    <RadioGroup key="radios" name="often" label="F" options={options} value={null} onValueChange={keep} />,
    <SelectField key="list" name="often" label="F" options={options} value="monthly" onValueChange={keep} />,
    <ChoiceCards key="cards" name="often" label="F" cards={cards} onValueChange={keep} />,
  ];
  expect(refused).toHaveLength(taken.length);
});
