import { Text } from "../../components/foundations/Text/Text.tsx";
import { CopyableCode } from "./CopyableCode.tsx";
import { pixelsOf } from "./pixels.ts";

interface TokenNameProps {
  /** The token's path in code: "space.s4". */
  readonly name: string;
  readonly value: string | number;
  /** The value in a compact brand, if it differs. */
  readonly compact?: string | undefined;
}

/** A token: its path in code and its value, also in pixels. */
export function TokenName({ name, value, compact }: TokenNameProps) {
  return (
    <div>
      <Text weight="bold">
        <CopyableCode>{`tokens.${name}`}</CopyableCode>
      </Text>
      <Value value={value} />
      {compact === undefined ? null : <Value value={compact} label="Na densidade compacta: " />}
    </div>
  );
}

/** A value, with its pixels if it is in rem. */
function Value({ value, label = "" }: { readonly value: string | number; readonly label?: string }) {
  const pixels = pixelsOf(value);
  return (
    <Text size="small" tone="soft">
      {label}
      <CopyableCode>{String(value)}</CopyableCode>
      {pixels === undefined ? "" : ` = ${pixels}`}
    </Text>
  );
}
