import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { Lines } from "../../components/commerce/AddressCard/AddressCard.styles.ts";
import { addressLines } from "../../components/commerce/AddressCard/addressLines.ts";
import { Text } from "../../components/foundations/Text/index.ts";

/** An address in the format of a parcel label. */
export function AddressLines({ address }: { readonly address: KnownDeliveryAddress }) {
  return (
    <Lines>
      {addressLines(address).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {address.reference ? <Text tone="soft">Referência: {address.reference}</Text> : null}
    </Lines>
  );
}
