import { useId, useSyncExternalStore } from "react";
import {
  type ColorSchemeChoice,
  chooseColorScheme,
  chosenColorScheme,
  watchColorScheme,
} from "../../../theme/colorSchemeChoice.ts";
import { Scheme } from "./Footer.styles.ts";
import type { FooterTexts } from "./footerTexts.ts";

interface SchemeChoiceProps {
  readonly texts: FooterTexts;
}

const ofServer = (): ColorSchemeChoice => "system";

/** The choice of light or dark, or of following the device. */
export function SchemeChoice({ texts }: SchemeChoiceProps) {
  const choice = useSyncExternalStore(watchColorScheme, chosenColorScheme, ofServer);
  const id = useId();
  const options = [
    { value: "system", label: texts.systemSchemeLabel },
    { value: "light", label: texts.lightSchemeLabel },
    { value: "dark", label: texts.darkSchemeLabel },
  ] as const;
  return (
    <Scheme>
      <label htmlFor={id}>{texts.schemeLabel}</label>
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
    </Scheme>
  );
}
