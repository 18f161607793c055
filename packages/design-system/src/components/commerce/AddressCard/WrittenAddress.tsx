import { Text } from "../../foundations/Text/Text.tsx";
import { Lines } from "./AddressCard.styles.ts";
import { type AddressCardTexts, addressCardTexts } from "./addressCardTexts.ts";
import { addressLines, type KnownAddress } from "./addressLines.ts";

interface WrittenAddressProps {
  address: KnownAddress;
  texts?: AddressCardTexts;
}

/** An address in the format of a parcel label. */
export function WrittenAddress({ address, texts = addressCardTexts }: WrittenAddressProps) {
  return (
    <Lines>
      {addressLines(address, texts).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and their order never changes
        <Text key={index}>{line}</Text>
      ))}
      {address.reference ? <Text tone="soft">{`${texts.referenceLabel}: ${address.reference}`}</Text> : null}
    </Lines>
  );
}
