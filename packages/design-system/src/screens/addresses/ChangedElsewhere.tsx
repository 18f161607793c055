import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { AddressLines } from "./AddressLines.tsx";

/** Warns that the address being edited was changed in another tab or on another device. */
export function ChangedElsewhere({ address }: { readonly address: KnownDeliveryAddress }) {
  return (
    <Alert tone="warning" role="alert" title="Este endereço mudou em outro lugar" ref={bringIntoView}>
      <Stack gap="s2">
        <Text>Enquanto você editava, ele foi salvo assim. Se você confirmar, vale o que está aqui.</Text>
        <AddressLines address={address} />
      </Stack>
    </Alert>
  );
}
