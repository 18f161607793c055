import { type ComponentProps, useId, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import {
  type ColorSchemeChoice,
  chooseColorScheme,
  chosenColorScheme,
  watchColorScheme,
} from "../../../theme/colorSchemeChoice.ts";
import { tokens } from "../../../tokens/index.ts";
import { type SchemeChoiceTexts, schemeChoiceTexts } from "./schemeChoiceTexts.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s3};

  & select {
    max-width: 100%;
    min-height: ${tokens.size.touch};
    padding-inline: ${tokens.space.s3};
    border: ${tokens.size.border} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
`;

export interface SchemeChoiceProps extends Omit<ComponentProps<"div">, "children"> {
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<SchemeChoiceTexts> | undefined;
}

const ofServer = (): ColorSchemeChoice => "system";

/**
 * The choice of light or dark, or of following the device, kept for later visits.
 *
 * @example
 * <footer>
 *   <Text size="small">PetBox Comércio Ltda.</Text>
 *   <SchemeChoice />
 * </footer>
 */
export function SchemeChoice({ texts, ...rest }: SchemeChoiceProps) {
  const words = useTexts("schemeChoice", schemeChoiceTexts, texts);
  const choice = useSyncExternalStore(watchColorScheme, chosenColorScheme, ofServer);
  const id = useId();
  const options = [
    { value: "system", label: words.systemSchemeLabel },
    { value: "light", label: words.lightSchemeLabel },
    { value: "dark", label: words.darkSchemeLabel },
  ] as const;
  return (
    <Root {...rest}>
      <label htmlFor={id}>{words.schemeLabel}</label>
      <select
        id={id}
        value={choice}
        onChange={({ target }) => chooseColorScheme(options[target.selectedIndex]?.value ?? "system")}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Root>
  );
}
