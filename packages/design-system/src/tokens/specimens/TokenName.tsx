import { Text } from "../../components/foundations/Text/Text.tsx";
import { Code } from "./specimens.styles.ts";

interface TokenNameProps {
  /** As it is written in code: "space.s4". */
  readonly name: string;
  readonly value: string | number;
}

/** A token: how it is written in styled parts, and what it is worth. */
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
