import { matchesOf, matchRange } from "@petbox/domain/text/textMatch";
import { type ComponentProps, useEffect, useId, useRef } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { ControlFrame, TextInput } from "../Field/control.styles.ts";
import { Field } from "../Field/Field.tsx";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { List, Option } from "./Autocomplete.styles.ts";
import { type AutocompleteTexts, autocompleteTexts } from "./autocompleteTexts.ts";
import { MarkedText } from "./MarkedText.tsx";
import { useSuggestions } from "./useSuggestions.ts";

export interface AutocompleteProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "list"> {
  /** The suggestions to choose from; any other text can be typed too. */
  options: readonly string[];
  /**
   * The number of characters from which suggestions appear. At 0 the first options appear on focus: put the most
   * frequent ones first.
   * @default 0
   */
  minCharacters?: number | undefined;
  /**
   * The maximum number of suggestions.
   * @default 5
   */
  optionLimit?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<AutocompleteTexts> | undefined;
}

/**
 * A text field with suggestions while typing.
 *
 * @example
 * <Autocomplete name="breed" label="Raça" options={["Pug", "Poodle"]} />
 */
export function Autocomplete(props: AutocompleteProps) {
  const { options, minCharacters = 0, optionLimit = 5, texts, ...field } = props;
  const { listLabel, countLabel } = useTexts("autocomplete", autocompleteTexts, texts);
  const { label, labelHidden, hint, error, optional, className, onValueChange, ...input } = field;
  const { ref, id, name, "aria-describedby": describedBy, onInput, onKeyDown, onFocus, onBlur, ...rest } = input;
  const control = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const listId = useId();
  const suggest = (text: string) => {
    if (rest.readOnly || text.trim().length < minCharacters) return [];
    const matches = text === "" ? options : matchesOf(options, text, (option) => option);
    return matches.slice(0, optionLimit);
  };
  const {
    text,
    suggestions,
    isOpen,
    active,
    lookFor,
    take,
    onKeyDown: steer,
    onFocus: enter,
    onBlur: leave,
  } = useSuggestions({ control, suggest });
  const isSearching = text !== undefined && !rest.readOnly && text.trim().length >= minCharacters;

  useEffect(() => {
    const marked = active === -1 ? list.current : list.current?.children[active];
    if (isOpen) marked?.scrollIntoView?.({ block: "nearest" });
  }, [isOpen, active]);

  return (
    <Field {...{ label, labelHidden, hint, error, optional, name, id, describedBy, className }}>
      {(fieldControl) => (
        <ControlFrame>
          <TextInput
            type="text"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            {...rest}
            {...fieldControl}
            ref={mergedRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={active === -1 ? undefined : `${listId}-${active}`}
            onInput={(event) => {
              lookFor(event.currentTarget.value);
              onValueChange?.(event.currentTarget.value);
              onInput?.(event);
            }}
            onFocus={(event) => {
              enter();
              if (minCharacters === 0 && event.currentTarget.value === "") lookFor("");
              onFocus?.(event);
            }}
            onKeyDown={(event) => {
              steer(event);
              onKeyDown?.(event);
            }}
            onBlur={(event) => {
              leave();
              onBlur?.(event);
            }}
          />
          <List id={listId} ref={list} role="listbox" aria-label={listLabel} hidden={!isOpen}>
            {suggestions.map((suggestion, index) => (
              <Option
                key={suggestion}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                data-active={index === active || undefined}
                // Keeps the focus in the field until the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                <MarkedText text={suggestion} range={matchRange(suggestion, text ?? "")} />
              </Option>
            ))}
          </List>
          <VisuallyHidden role="status">{isSearching ? countLabel(suggestions.length) : ""}</VisuallyHidden>
        </ControlFrame>
      )}
    </Field>
  );
}
