import { Text } from "../../components/foundations/Text/Text.tsx";
import { CopyableCode } from "./CopyableCode.tsx";

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
        <CopyableCode>{`tokens.${name}`}</CopyableCode>
      </Text>
      <Text size="small" tone="soft">
        <CopyableCode>{String(value)}</CopyableCode>
      </Text>
    </div>
  );
}
