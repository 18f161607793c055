import { Text } from "../../components/foundations/Text/Text.tsx";
import { Code } from "./specimens.styles.ts";

interface TokenNameProps {
  /** The token's path in code: "space.s4". */
  readonly name: string;
  readonly value: string | number;
}

/** A token: its path in code and its value. */
export function TokenName({ name, value }: TokenNameProps) {
  return (
    <div>
      <Text weight="bold">
        <Code>tokens.{name}</Code>
      </Text>
      <Text size="small" tone="soft">
        {value}
      </Text>
    </div>
  );
}
