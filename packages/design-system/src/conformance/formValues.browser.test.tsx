import { civilDate, formatBrazilianDate, parseBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { formatCents, parseReais } from "@petbox/domain/money/format";
import { accepted, rejected } from "@petbox/domain/result";
import { type ReactElement, type ReactNode, useActionState, useState } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { Controller, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { waitFor } from "storybook/test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page as testPage, userEvent } from "vitest/browser";
import { HookedForm } from "../../../../.storybook/docs/examples/HookedForm.tsx";
import { Autocomplete } from "../components/forms/Autocomplete/index.ts";
import { Checkbox } from "../components/forms/Checkbox/index.ts";
import { ChoiceCards } from "../components/forms/ChoiceCards/index.ts";
import { Combobox, type ComboboxProps } from "../components/forms/Combobox/index.ts";
import { CurrencyField } from "../components/forms/CurrencyField/index.ts";
import { DateField } from "../components/forms/DateField/index.ts";
import { EmailField } from "../components/forms/EmailField/index.ts";
import { Form } from "../components/forms/Form/index.ts";
import { MaskedField, unmasked } from "../components/forms/MaskedField/index.ts";
import { OneTimeCodeField } from "../components/forms/OneTimeCodeField/index.ts";
import { PasswordField } from "../components/forms/PasswordField/index.ts";
import { QuantityStepper } from "../components/forms/QuantityStepper/index.ts";
import { RadioGroup } from "../components/forms/RadioGroup/index.ts";
import { ScoreScale } from "../components/forms/ScoreScale/index.ts";
import { SelectField } from "../components/forms/SelectField/index.ts";
import { StarRating } from "../components/forms/StarRating/index.ts";
import { TextArea } from "../components/forms/TextArea/index.ts";
import { TextField } from "../components/forms/TextField/index.ts";
import { StoredCardItem } from "../components/payment/StoredCardItem/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { openRoot } from "./openRoot.ts";

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ page, root } = openRoot());
});

const show = (element: ReactElement) => flushSync(() => root.render(<ThemeRoot>{element}</ThemeRoot>));

function formOf(): HTMLFormElement {
  const form = page.querySelector("form");
  if (form === null) throw new Error("The form is missing.");
  return form;
}

/** The value that the form would send. */
const sent = () => new FormData(formOf()).get("field");
const sends = (text: string | null) => waitFor(() => expect(sent()).toBe(text), { timeout: 5000 });

function control(): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>("[name=field]");
  if (found === null) throw new Error("The field is missing.");
  return found;
}

interface TextCase {
  readonly name: string;
  /** Receives the props of the native input, of a page, or of react-hook-form's `register`. */
  readonly field: (props: {
    name: string;
    value?: string;
    defaultValue?: string;
    onValueChange?: (text: string) => void;
    onChange?: (event: { target: { value: string } }) => void;
  }) => ReactElement;
  /** A text as the page sets it, and as the field shows and sends it. */
  readonly first: readonly [written: string, shown: string];
  readonly other: readonly [written: string, shown: string];
}

const words = { first: ["Bob", "Bob"], other: ["Mel", "Mel"] } as const;
const label = "Campo";
const options = [
  { value: "Bob", label: "Bob" },
  { value: "Mel", label: "Mel" },
];

const textCases: readonly TextCase[] = [
  { name: "TextField", field: (props) => <TextField label={label} {...props} />, ...words },
  { name: "TextArea", field: (props) => <TextArea label={label} {...props} />, ...words },
  { name: "EmailField", field: (props) => <EmailField label={label} {...props} />, ...words },
  {
    name: "PasswordField",
    field: (props) => <PasswordField label={label} autoComplete="new-password" {...props} />,
    ...words,
  },
  {
    name: "CurrencyField",
    field: (props) => <CurrencyField label={label} {...props} />,
    first: ["R$79,90", "R$79,90"],
    other: ["R$1.234,56", "R$1.234,56"],
  },
  { name: "Autocomplete", field: (props) => <Autocomplete label={label} options={["Bob"]} {...props} />, ...words },
  {
    name: "OneTimeCodeField",
    field: (props) => <OneTimeCodeField label={label} {...props} />,
    first: ["123456", "123456"],
    other: ["654321", "654321"],
  },
  {
    name: "MaskedField",
    field: (props) => <MaskedField label={label} kind="cpf" {...props} />,
    first: ["12345678909", "123.456.789-09"],
    other: ["529.982.247-25", "529.982.247-25"],
  },
  {
    name: "DateField",
    field: (props) => <DateField label={label} {...props} />,
    first: [civilDate(2020, 3, 10), "10/03/2020"],
    other: ["07/04/2021", "07/04/2021"],
  },
];

/** A react-hook-form form, with the actions a page takes on it from outside. */
function HookForm({
  field,
  defaultValue = "",
  onForm = () => {},
  onSent = () => {},
}: {
  field: (form: UseFormReturn) => ReactNode;
  defaultValue?: string;
  onForm?: (form: UseFormReturn) => void;
  onSent?: (values: FieldValues) => void;
}) {
  const form = useForm<FieldValues>({ defaultValues: { field: defaultValue } });
  onForm(form);
  return (
    <form onSubmit={form.handleSubmit(onSent)}>
      {field(form)}
      <button type="submit">Enviar</button>
    </form>
  );
}

describe.each(textCases)("$name", ({ field, first, other }) => {
  it("starts with its default value, accepts typing, and resets with the form", async () => {
    const heard = vi.fn();
    show(<form>{field({ name: "field", defaultValue: first[0], onValueChange: heard })}</form>);
    await sends(first[1]);
    await userEvent.fill(control(), other[0]);
    await sends(other[1]);
    expect(heard).toHaveBeenLastCalledWith(other[1]);
    formOf().reset();
    await sends(first[1]);
  });

  it("shows the controlled value whenever it changes", async () => {
    const heard = vi.fn();
    show(<form>{field({ name: "field", value: first[0], onValueChange: heard })}</form>);
    await sends(first[1]);
    show(<form>{field({ name: "field", value: other[0], onValueChange: heard })}</form>);
    await sends(other[1]);
  });

  it("works with react-hook-form's `register`", async () => {
    let form: UseFormReturn | undefined;
    const registered = (given: UseFormReturn) => field(given.register("field", { required: true }));
    show(<HookForm field={registered} onForm={(given) => (form = given)} />);
    await sends("");
    await form?.handleSubmit(() => undefined)();
    await waitFor(() => expect(control()).toHaveFocus());
    form?.setValue("field", first[0]);
    await sends(first[1]);
    await userEvent.fill(control(), other[0]);
    await waitFor(() => expect(form?.getValues("field")).toBe(other[1]));
    form?.reset({ field: first[0] });
    await sends(first[1]);
  });
});

it.each([
  {
    name: "CurrencyField",
    field: (given: { name: string }) => <CurrencyField label={label} {...given} />,
    text: formatCents(cents(7990)),
    read: parseReais,
    value: cents(7990),
  },
  {
    name: "DateField",
    field: (given: { name: string }) => <DateField label={label} {...given} />,
    text: formatBrazilianDate(civilDate(2021, 4, 7)),
    read: parseBrazilianDate,
    value: civilDate(2021, 4, 7),
  },
])("$name hands react-hook-form's default value, formatted, to its parser untouched", async (each) => {
  const onSent = vi.fn();
  const registered = ({ register }: UseFormReturn) => each.field(register("field"));
  show(<HookForm field={registered} defaultValue={each.text} onSent={onSent} />);
  await sends(each.text);
  await userEvent.click(control());
  await userEvent.tab();
  await sends(each.text);
  page.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  await waitFor(() => expect(onSent.mock.lastCall?.[0]).toEqual({ field: each.text }));
  expect(each.read(each.text)).toEqual({ ok: true, value: each.value });
});

it("the example of a react-hook-form form submits untouched values as their parsers read them", async () => {
  const onSave = vi.fn();
  show(<HookedForm onSave={onSave} />);
  const input = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  await waitFor(() => expect(input("budget")).toHaveValue("R$79,90"));
  await userEvent.fill(input("fullName") ?? page, "Ana Souza");
  await userEvent.fill(input("cpf") ?? page, "52998224725");
  page.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  await waitFor(() =>
    expect(onSave.mock.lastCall?.[0]).toEqual({
      fullName: "Ana Souza",
      cpf: "52998224725",
      birthDate: "07/04/1990",
      budget: "R$79,90",
      news: false,
    }),
  );
});

const maskedCases = textCases.filter(({ name }) => name === "MaskedField" || name === "DateField");

it.each(maskedCases)("$name submits the masked value of the last key on Enter", async ({ field, other }) => {
  const onSent = vi.fn();
  show(<HookForm field={(form) => field(form.register("field"))} onSent={onSent} />);
  await sends("");
  control().focus();
  await userEvent.keyboard(`${other[1].replace(/\D/g, "")}{Enter}`);
  await waitFor(() => expect(onSent.mock.lastCall?.[0]).toEqual({ field: other[1] }));
});

it.each(maskedCases)(
  "$name submits pasted and autofilled text as its mask shows it",
  async ({ field, first, other }) => {
    let form: UseFormReturn | undefined;
    const onSent = vi.fn();
    const registered = (given: UseFormReturn) => field(given.register("field"));
    show(<HookForm field={registered} onForm={(given) => (form = given)} onSent={onSent} />);
    await sends("");
    form?.setValue("field", first[0]);
    await sends(first[1]);
    await userEvent.fill(control(), other[1].replace(/\D/g, ""));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onSent.mock.lastCall?.[0]).toEqual({ field: other[1] }));
  },
);

it.each(maskedCases)("$name calls `onChange` once per key with the visible text", async ({ field, other }) => {
  const heard = vi.fn();
  const onChange = (event: { target: { value: string } }) => heard(event.target.value);
  show(<form>{field({ name: "field", defaultValue: other[0], onChange })}</form>);
  await sends(other[1]);
  await userEvent.clear(control());
  await sends("");
  heard.mockClear();
  await userEvent.keyboard("0123");
  const divided = other[1].charAt(2) === "/" ? ["0", "01", "01/2", "01/23"] : ["0", "01", "012", "012.3"];
  expect(heard.mock.calls.flat()).toEqual(divided);
});

it.each([
  ["cpf", "52998224725", "529.982.247-25"],
  ["cnpj", "12ABC34501DE35", "12.ABC.345/01DE-35"],
  ["phone", "11912345678", "(11) 91234-5678"],
  ["phone", "+12125550100", "+1 212 555 0100"],
] as const)(
  "MaskedField has one value for a %s in react-hook-form, typed, pasted or set",
  async (kind, plain, shown) => {
    let form: UseFormReturn | undefined;
    const registered = (given: UseFormReturn) => (
      <MaskedField label={label} kind={kind} {...given.register("field", { setValueAs: unmasked })} />
    );
    show(<HookForm field={registered} onForm={(given) => (form = given)} />);
    await sends("");
    const has = () => waitFor(() => expect(form?.getValues("field")).toBe(plain), { timeout: 5000 });
    form?.setValue("field", shown);
    await has();
    form?.reset({ field: plain });
    await has();
    form?.reset({ field: "" });
    control().focus();
    await userEvent.keyboard(plain);
    await has();
    await userEvent.fill(control(), shown);
    await has();
  },
);

/** A page that stores a CPF without punctuation. */
function DigitsOnly() {
  const [digits, setDigits] = useState("12345678909");
  const keep = (text: string) => setDigits(text.replace(/\D/g, ""));
  return (
    <form>
      <MaskedField label={label} kind="cpf" name="field" value={digits} onValueChange={keep} />
    </form>
  );
}

it("MaskedField keeps the caret in place when the page stores only digits", async () => {
  show(<DigitsOnly />);
  await sends("123.456.789-09");
  control().focus();
  control().setSelectionRange(6, 6);
  await userEvent.keyboard("{Backspace}");
  await sends("123.467.890-9");
  expect(control().selectionStart).toBe(5);
  await userEvent.keyboard("5");
  await sends("123.456.789-09");
});

describe("MaskedField with an initial value from the page", () => {
  const filled = (value: string) => (
    <form>
      <MaskedField label={label} kind="phone" name="field" value={value} />
      <MaskedField label="CPF" kind="cpf" name="other" defaultValue="12345678909" />
    </form>
  );
  beforeEach(async () => {
    show(filled(""));
    // Once the other field has its punctuation, the masks are loaded; this field is still untouched.
    await waitFor(() => expect(new FormData(formOf()).get("other")).toBe("123.456.789-09"), { timeout: 5000 });
  });

  it("changes only the digit that is typed over", async () => {
    const warned = vi.spyOn(console, "warn");
    show(filled("(11) 91234-5678"));
    await sends("(11) 91234-5678");
    await userEvent.click(control());
    control().setSelectionRange(14, 15);
    await userEvent.keyboard("9");
    await sends("(11) 91234-5679");
    expect(warned).not.toHaveBeenCalled();
  });

  it("is filled in whole by a form filler that selects the old text first", async () => {
    show(filled("(11) 1234"));
    await sends("(11) 1234");
    control().setSelectionRange(0, 0);
    // Focuses the field before it selects, with the caret in front of the bracket.
    control().select();
    document.execCommand("insertText", false, "+55 (11) 91234-5678");
    await sends("(11) 91234-5678");
  });

  it("shows and submits punctuation that the page's value lacks", async () => {
    show(filled("11912345678"));
    await sends("(11) 91234-5678");
  });
});

interface ChoiceCase {
  readonly name: string;
  readonly field: (props: {
    name: string;
    value?: "1" | "2" | null;
    defaultValue?: "1" | "2";
    onValueChange?: (value: unknown) => void;
    ref?: (element: HTMLElement | null) => void;
    form?: string;
  }) => ReactElement;
}

const numbers = { "1": 1, "2": 2 } as const;
const cards = [
  { value: "1", title: "Um" },
  { value: "2", title: "Dois" },
] as const;

/** A score is a number; the form sends it as text. */
function scored({ value, defaultValue, ...rest }: Parameters<ChoiceCase["field"]>[0]) {
  return {
    ...rest,
    ...(value === undefined ? {} : { value: value === null ? null : numbers[value] }),
    ...(defaultValue === undefined ? {} : { defaultValue: numbers[defaultValue] }),
  };
}

const cardOf = (id: string) => ({ id, brand: "ELO", lastFour: `590${id}`, isMain: false }) as const;
const today = civilDate(2026, 11, 21);

/** Stored cards are radios that the page arranges itself; each receives whether it is checked. */
function chosenCards({ value, defaultValue, onValueChange, ref, ...group }: Parameters<ChoiceCase["field"]>[0]) {
  return (["1", "2"] as const).map((id) => (
    <StoredCardItem
      key={id}
      card={cardOf(id)}
      today={today}
      choice={{
        ...group,
        ...(value === undefined ? { defaultChecked: defaultValue === id } : { checked: value === id }),
        ...(ref === undefined || id === "2" ? {} : { ref }),
        onCheckedChange: () => onValueChange?.(id),
      }}
    />
  ));
}

const choiceCases: readonly ChoiceCase[] = [
  {
    name: "RadioGroup",
    field: (props) => (
      <RadioGroup label={label} options={cards.map(({ value, title }) => ({ value, label: title }))} {...props} />
    ),
  },
  { name: "ChoiceCards", field: (props) => <ChoiceCards label={label} cards={cards} {...props} /> },
  { name: "ScoreScale", field: (props) => <ScoreScale label={label} {...scored(props)} /> },
  { name: "StarRating", field: (props) => <StarRating label={label} {...scored(props)} /> },
  { name: "StoredCardItem", field: (props) => <>{chosenCards(props)}</> },
];

/** A form whose action returns another choice, as a server function does. */
function ReturnedChoice({ field }: Pick<ChoiceCase, "field">) {
  const [{ value, count }, send] = useActionState<{ value: "1" | "2"; count: number }>(
    (last) => ({ value: "2", count: last.count + 1 }),
    { value: "1", count: 0 },
  );
  return (
    <form action={send}>
      {field({ name: "field", value })}
      <output>{count}</output>
    </form>
  );
}

describe.each(choiceCases)("$name", ({ field }) => {
  const radio = (value: string) => page.querySelector<HTMLInputElement>(`input[value="${value}"]`) ?? control();
  const press = (value: string) => radio(value).click();

  it("starts with its default value, can be pressed, and resets with the form", async () => {
    const heard = vi.fn();
    show(<form>{field({ name: "field", defaultValue: "1", onValueChange: heard })}</form>);
    await sends("1");
    press("2");
    await sends("2");
    expect([heard.mock.lastCall?.[0]].map(String)).toEqual(["2"]);
    formOf().reset();
    await sends("1");
  });

  it("shows only the controlled value, whenever it changes", async () => {
    show(<form>{field({ name: "field", value: "1" })}</form>);
    await sends("1");
    press("2");
    await sends("1");
    show(<form>{field({ name: "field", value: null })}</form>);
    await sends(null);
  });

  it("keeps its controlled value when the form is reset", async () => {
    show(<form>{field({ name: "field", value: "1" })}</form>);
    await sends("1");
    show(<form>{field({ name: "field", value: "2" })}</form>);
    await sends("2");
    formOf().reset();
    expect(sent()).toBe("2");
  });

  it("keeps the value that an action, which resets the form, returns", async () => {
    show(<ReturnedChoice field={field} />);
    await sends("1");
    formOf().requestSubmit();
    await waitFor(() => expect(page.querySelector("output")).toHaveTextContent("1"));
    expect(sent()).toBe("2");
  });

  it("belongs to a form elsewhere through `form`", async () => {
    show(
      <>
        <form id="elsewhere" />
        {field({ name: "field", defaultValue: "1", form: "elsewhere" })}
      </>,
    );
    await sends("1");
    press("2");
    await sends("2");
  });

  it("works with react-hook-form's `Controller`", async () => {
    let form: UseFormReturn | undefined;
    const controlled = ({ control: held }: UseFormReturn) => (
      <Controller
        name="field"
        control={held}
        rules={{ required: true }}
        render={({ field: { name, value, onChange, ref } }) =>
          field({ name, value: value || null, onValueChange: (next) => onChange(String(next)), ref })
        }
      />
    );
    show(<HookForm field={controlled} onForm={(given) => (form = given)} />);
    await sends(null);
    await form?.handleSubmit(() => undefined)();
    await waitFor(() => expect(radio("1")).toHaveFocus());
    form?.setValue("field", "2");
    await sends("2");
    press("1");
    await waitFor(() => expect(form?.getValues("field")).toBe("1"));
    form?.reset({ field: "2" });
    await sends("2");
  });
});

describe("Combobox", () => {
  const [bob, mel] = [
    { value: "1", label: "Bob" },
    { value: "2", label: "Mel" },
  ] as const;
  const combobox = () => testPage.getByRole("combobox", { name: label });
  const field = (props: Partial<ComboboxProps>) => (
    <Combobox label={label} name="field" options={[bob, mel]} {...props} />
  );

  it("sends the value of its option, starts with a default, and resets with the form", async () => {
    const heard = vi.fn();
    show(<form>{field({ defaultValue: bob, onValueChange: heard })}</form>);
    await sends("1");
    await userEvent.fill(combobox(), "mel");
    await sends("1");
    await userEvent.keyboard("{Enter}");
    await sends("2");
    expect(heard.mock.calls).toEqual([[mel]]);
    formOf().reset();
    await sends("1");
    expect(combobox().element()).toHaveValue("Bob");
  });

  it("shows only the controlled option, whenever it changes", async () => {
    show(<form>{field({ value: bob })}</form>);
    await sends("1");
    await userEvent.fill(combobox(), "mel");
    await userEvent.keyboard("{Enter}");
    await sends("1");
    show(<form>{field({ value: null })}</form>);
    await sends("");
    expect(combobox().element()).toHaveValue("");
  });

  it("works with react-hook-form's `Controller`", async () => {
    let form: UseFormReturn | undefined;
    const controlled = ({ control: held }: UseFormReturn) => (
      <Controller
        name="field"
        control={held}
        rules={{ required: true }}
        render={({ field: { value, onChange, ref } }) => field({ value: value || null, onValueChange: onChange, ref })}
      />
    );
    show(<HookForm field={controlled} onForm={(given) => (form = given)} />);
    await sends("");
    await form?.handleSubmit(() => undefined)();
    await waitFor(() => expect(combobox().element()).toHaveFocus());
    form?.setValue("field", mel);
    await sends("2");
    await userEvent.fill(combobox(), "bob");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(form?.getValues("field")).toEqual(bob));
  });

  it("Enter submits a form without a button", async () => {
    const heard = vi.fn();
    show(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          heard(sent());
        }}
      >
        {field({ defaultValue: mel })}
      </form>,
    );
    await sends("2");
    combobox().element().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(heard.mock.calls).toEqual([["2"]]));
  });

  it("corrects a refused form as soon as an option is chosen", async () => {
    show(
      <Form
        parse={({ field: chosen }) => (chosen === "2" ? accepted(chosen) : rejected({ field: "Escolha a Mel." }))}
        onSubmit={() => undefined}
      >
        {field({})}
        <button type="submit">Enviar</button>
      </Form>,
    );
    await waitFor(() => expect(combobox().element()).toBeVisible());
    page.querySelector<HTMLButtonElement>("[type=submit]")?.click();
    await waitFor(() => expect(combobox().element()).toBeInvalid());
    expect(combobox().element()).toHaveFocus();
    await userEvent.fill(combobox(), "mel");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(combobox().element()).toBeValid());
  });
});

it("stored cards work with react-hook-form's `register`", async () => {
  let form: UseFormReturn | undefined;
  const cards = ({ register }: UseFormReturn) =>
    ["1", "2"].map((id) => (
      <StoredCardItem key={id} card={cardOf(id)} today={today} choice={register("field", { required: true })} />
    ));
  show(<HookForm field={cards} onForm={(given) => (form = given)} />);
  await waitFor(() => expect(control()).toBeVisible());
  await form?.handleSubmit(() => undefined)();
  await waitFor(() => expect(control()).toHaveFocus());
  form?.setValue("field", "2");
  await sends("2");
  control().click();
  await waitFor(() => expect(form?.getValues("field")).toBe("1"));
  form?.reset({ field: "2" });
  await sends("2");
});

it("a date outside the calendar's range does not block submission", async () => {
  show(
    <form>
      <DateField label={label} name="field" min={civilDate(2026, 3, 10)} defaultValue="01/01/2020" />
    </form>,
  );
  await sends("01/01/2020");
  const picker = page.querySelector<HTMLInputElement>("input[type=date]");
  if (picker !== null) picker.showPicker = vi.fn();
  page.querySelector("button")?.click();
  expect(picker).toHaveValue("2020-01-01");
  expect(formOf().checkValidity()).toBe(true);
});

describe("SelectField, Checkbox and QuantityStepper", () => {
  it("the quantity belongs to a form elsewhere through `form`", async () => {
    show(
      <>
        <form id="elsewhere" />
        <QuantityStepper item="Caixa" name="field" form="elsewhere" allowed={{ kind: "every", least: 1, most: 3 }} />
      </>,
    );
    await sends("1");
  });

  it("work uncontrolled, controlled and in a form", async () => {
    const heard = vi.fn();
    const fields = (given: { value?: string; checked?: boolean; quantity?: number }) => (
      <form>
        <SelectField
          label={label}
          name="field"
          options={options}
          onValueChange={heard}
          {...(given.value === undefined ? { defaultValue: "Mel" } : { value: given.value })}
        />
        <Checkbox
          label={label}
          name="box"
          onCheckedChange={heard}
          {...(given.checked === undefined ? { defaultChecked: true } : { checked: given.checked })}
        />
        <QuantityStepper
          item="Caixa"
          name="quantity"
          allowed={{ kind: "every", least: 1, most: 3 }}
          value={given.quantity}
          onValueChange={heard}
        />
      </form>
    );
    const all = () => Object.fromEntries(new FormData(formOf()));
    show(fields({}));
    await waitFor(() => expect(all()).toEqual({ field: "Mel", box: "on", quantity: "1" }));
    await userEvent.selectOptions(control(), "Bob");
    page.querySelector<HTMLInputElement>("[name=box]")?.click();
    page.querySelector<HTMLButtonElement>('[aria-label^="Aumentar"]')?.click();
    await waitFor(() => expect(all()).toEqual({ field: "Bob", quantity: "2" }));
    expect(heard.mock.calls.flat()).toEqual(["Bob", false, 2]);
    root.unmount();
    ({ page, root } = openRoot());
    show(fields({ value: "Bob", checked: true, quantity: 3 }));
    await waitFor(() => expect(all()).toEqual({ field: "Bob", box: "on", quantity: "3" }));
    show(fields({ value: "Mel", checked: false, quantity: 2 }));
    await waitFor(() => expect(all()).toEqual({ field: "Mel", quantity: "2" }));
    formOf().reset();
    expect(page.querySelector("[name=box]")).not.toBeChecked();
  });

  it("work with react-hook-form: select and checkbox with `register`, the quantity with `Controller`", async () => {
    let form: UseFormReturn | undefined;
    const fields = ({ register, control: held }: UseFormReturn) => (
      <>
        <SelectField label={label} options={options} {...register("field", { required: true })} />
        <Checkbox label={label} {...register("box")} />
        <Controller
          name="quantity"
          control={held}
          defaultValue={1}
          render={({ field: { name, value, onChange } }) => (
            <QuantityStepper
              item="Caixa"
              name={name}
              allowed={{ kind: "every", least: 1, most: 3 }}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </>
    );
    const all = () => Object.fromEntries(new FormData(formOf()));
    show(<HookForm field={fields} onForm={(given) => (form = given)} />);
    await waitFor(() => expect(all()).toEqual({ quantity: "1" }));
    await form?.handleSubmit(() => undefined)();
    await waitFor(() => expect(control()).toHaveFocus());
    await userEvent.selectOptions(control(), "Bob");
    page.querySelector<HTMLInputElement>("[name=box]")?.click();
    page.querySelector<HTMLButtonElement>('[aria-label^="Aumentar"]')?.click();
    await waitFor(() => expect(form?.getValues()).toEqual({ field: "Bob", box: true, quantity: 2 }));
    form?.reset({ field: "Mel", box: false, quantity: 3 });
    await waitFor(() => expect(all()).toEqual({ field: "Mel", quantity: "3" }));
  });
});
