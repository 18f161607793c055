import { matchRange } from "@petbox/domain/text/textMatch";
import { type RefObject, useEffect } from "react";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { MarkedText } from "../Autocomplete/MarkedText.tsx";
import { Choice, Description, Lines, Options } from "./Combobox.styles.ts";
import type { ComboboxOption } from "./comboboxOption.ts";

interface ComboboxListProps<Option> {
  ref: RefObject<HTMLUListElement | null>;
  id: string;
  label: string;
  options: readonly Option[];
  /** The text whose matches are marked. */
  query: string;
  /** The value of the chosen option. */
  chosen: string | undefined;
  /** The index of the option that Enter would choose; -1 for none. */
  active: number;
  isLoading: boolean;
  onChoose: (option: Option) => void;
}

/** The options of a combobox. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { ref, id, label, options, query, chosen, active, isLoading, onChoose } = props;

  useEffect(() => {
    ref.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [ref, active]);

  return (
    <Options
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isLoading || undefined}
      hidden={options.length === 0}
    >
      {options.map((option, index) => (
        <Choice
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === chosen}
          aria-disabled={option.disabled || undefined}
          data-active={index === active || undefined}
          onClick={() => (option.disabled ? undefined : onChoose(option))}
        >
          <Lines>
            <MarkedText text={option.label} range={matchRange(option.label, query)} />
            {option.description === undefined ? null : <Description>{option.description}</Description>}
          </Lines>
          {option.value === chosen ? <Glyph sign="check" /> : null}
        </Choice>
      ))}
    </Options>
  );
}
