import { type ComponentProps, useId, useRef } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { useLeaving } from "../Autocomplete/useLeaving.ts";
import { Adornment, ControlFrame, TextInput } from "../Field/control.styles.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { Note, Popup } from "./Combobox.styles.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import type { ComboboxOption, ComboboxSource } from "./comboboxOption.ts";
import { type ComboboxTexts, comboboxTexts } from "./comboboxTexts.ts";
import { useChoice } from "./useChoice.ts";
import { useComboboxSearch } from "./useComboboxSearch.ts";

/** Attributes of the input that the component sets itself. */
type OwnInput = "children" | "name" | "list" | "type" | "value" | "defaultValue" | "onChange";

export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption>
  extends FieldTexts,
    Omit<ComponentProps<"input">, OwnInput> {
  /**
   * Not available: react-hook-form's `register` would get the label. Use its `Controller` with `value` and `onValueChange`.
   */
  onChange?: never;
  /** The key of the chosen option's value, and of the error, in the form. */
  name: string;
  /** The options, or a function that looks them up; it is called when typing pauses, with a signal that aborts. */
  options: readonly Option[] | ComboboxSource<Option>;
  /** The chosen option of a controlled field; null for none. */
  value?: NoInfer<Option> | null | undefined;
  /** The initially chosen option of an uncontrolled field. */
  defaultValue?: NoInfer<Option> | null | undefined;
  /** Called with the chosen option, or with null when the text was cleared. */
  onValueChange?: ((option: Option | null) => void) | undefined;
  /**
   * The number of characters from which options appear.
   * @default 0
   */
  minCharacters?: number | undefined;
  /**
   * The maximum number of options shown at once; typing reaches the others.
   * @default 50
   */
  limit?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ComboboxTexts> | undefined;
}

/**
 * A choice from a list that is searched by typing; the list may be looked up elsewhere. The form gets the value of the option.
 *
 * @example
 * <Combobox name="city" label="Cidade" options={[{ value: "3550308", label: "São Paulo", description: "SP" }]} />
 */
export function Combobox<Option extends ComboboxOption = ComboboxOption>(props: ComboboxProps<Option>) {
  const {
    label,
    labelHidden,
    hint,
    error,
    optional,
    className,
    options,
    value,
    defaultValue = null,
    ...others
  } = props;
  const { onValueChange, minCharacters = 0, limit = 50, texts, ref, id, name, ...input } = others;
  const { "aria-describedby": describedBy, onInput, onKeyDown, onClick, ...rest } = input;
  const words = useTexts("combobox", comboboxTexts, texts);
  const control = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const sent = useRef<HTMLInputElement>(null);
  const listId = useId();
  const search = useComboboxSearch({ source: options, minCharacters, limit, onChoose: choose });
  const { chosen, change } = useChoice({ control, value, defaultValue, onValueChange, onReset: search.close });
  const leaving = useLeaving(() => {
    const typed = search.typedOption();
    if (typed === undefined) search.close();
    else choose(typed);
  });
  const text = search.typed ?? chosen?.label ?? "";
  const isLocked = rest.readOnly === true || rest.disabled === true;
  const isOpen = search.isOpen && !isLocked;
  const { status, shown } = search;
  const isListed = isOpen && shown.length > 0;
  const note = isOpen ? noteOf() : undefined;

  function choose(option: Option) {
    search.close();
    change(option);
    // The form around reviews its errors.
    sent.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function noteOf(): string | undefined {
    if (search.isShort) return words.fewText(minCharacters);
    if (status === "loading") return words.loadingLabel;
    if (status === "failed") return words.failedText;
    return shown.length === 0 ? words.emptyText : undefined;
  }

  return (
    <Field {...{ label, labelHidden, hint, error, optional, name, id, describedBy, className }}>
      {(field) => (
        <ControlFrame
          data-adorned=""
          onFocus={leaving.onFocus}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) leaving.onBlur();
          }}
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...field}
            name={undefined}
            data-name={name}
            ref={mergedRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-activedescendant={isListed && search.active !== -1 ? `${listId}-${search.active}` : undefined}
            value={text}
            onInput={(event) => {
              const { value: typed } = event.currentTarget;
              if (typed !== text) search.type(typed);
              if (typed === "" && chosen !== null) change(null);
              onInput?.(event);
            }}
            onClick={(event) => {
              if (!isLocked) search.open(chosen?.value);
              onClick?.(event);
            }}
            onKeyDown={(event) => {
              if (!isLocked) search.onKeyDown(event, chosen?.value);
              onKeyDown?.(event);
            }}
          />
          {/* The text field shows the label of the option. */}
          <input
            ref={sent}
            type="hidden"
            name={name}
            value={chosen?.value ?? ""}
            form={rest.form}
            disabled={rest.disabled}
          />
          <Adornment>{isOpen && status === "loading" ? <Spinner size="small" /> : <Glyph sign="open" />}</Adornment>
          {/* Keeps the focus in the field until the click. */}
          <Popup hidden={!isListed && note === undefined} onMouseDown={(event) => event.preventDefault()}>
            <ComboboxList
              ref={list}
              id={listId}
              label={words.listLabel}
              options={isOpen ? shown : []}
              query={search.typed ?? ""}
              chosen={chosen?.value}
              active={search.active}
              isLoading={status === "loading"}
              onChoose={choose}
            />
            {note === undefined || (isListed && status === "loading") ? null : (
              <Note>
                <span>{note}</span>
                {status === "failed" ? (
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      control.current?.focus();
                      search.retry();
                    }}
                  >
                    {words.retryLabel}
                  </Button>
                ) : null}
              </Note>
            )}
          </Popup>
          <VisuallyHidden role="status">{note ?? (isListed ? words.countLabel(shown.length) : "")}</VisuallyHidden>
        </ControlFrame>
      )}
    </Field>
  );
}
