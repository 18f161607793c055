import { RadioGroup } from "@petbox/design-system/components/RadioGroup";
import { TextField } from "@petbox/design-system/components/TextField";
import { StoryScope } from "@petbox/storybook/StoryScope";
import { userEvent, within } from "storybook/test";
import { expect, it } from "vitest";
import { mountElement } from "./mountElement.ts";

it("lets stories of a docs page share the name of a radio group", async () => {
  const stories = ["Pipoca", "Amora"].map((pet) => (
    <StoryScope key={pet}>
      <RadioGroup name="porte" label="Porte" options={[{ value: pet, label: pet }]} defaultValue={pet} />
    </StoryScope>
  ));
  const radios = await within(mountElement(stories)).findAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ name, checked }) => [name, checked])).toEqual([
    ["porte", true],
    ["porte", true],
  ]);
});

it("stays on the page at Enter in a field, filled in or not", async () => {
  const place = mountElement(
    <StoryScope>
      <TextField name="nome" label="Nome" required />
    </StoryScope>,
  );
  const field = await within(place).findByRole("textbox");
  const submitted: boolean[] = [];
  document.addEventListener("submit", (event) => submitted.push(event.defaultPrevented), { once: true });
  await userEvent.type(field, "{Enter}");
  expect(submitted).toEqual([true]);
});
