import { RadioGroup } from "@petbox/design-system/components/RadioGroup";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { useState } from "react";

const schemes = [
  { value: "light", label: "Claro" },
  { value: "dark", label: "Escuro" },
  { value: "system", label: "Como o aparelho" },
] as const;

export function ThemeChoice() {
  const [scheme, setScheme] = useState<(typeof schemes)[number]["value"]>("system");
  return (
    <ThemeRoot colorScheme={scheme}>
      <RadioGroup
        name="scheme"
        label="Tema da loja"
        options={schemes}
        defaultValue="system"
        inline
        onValueChange={setScheme}
      />
    </ThemeRoot>
  );
}
