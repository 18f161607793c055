import { Text } from "../../components/foundations/Text/index.ts";

const amounts = /(R\$[\d.]+,\d\d)/;

/** A sentence whose first amount of money stands out. */
export function BoldAmount({ text }: { readonly text: string }) {
  const [before = "", amount, ...after] = text.split(amounts);
  return (
    <>
      <span>{before}</span>
      {amount === undefined ? null : (
        <Text inline weight="bold">
          {amount}
        </Text>
      )}
      <span>{after.join("")}</span>
    </>
  );
}
