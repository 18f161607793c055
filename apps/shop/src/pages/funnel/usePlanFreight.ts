import { lookUpCep } from "@petbox/api-client/checkout/api";
import { useShippingEstimate } from "@petbox/api-client/checkout/useShippingEstimate";
import { useCepLookup } from "@petbox/design-system/components/AddressForm";
import type { PlanChoiceScreenProps } from "@petbox/design-system/screens/funnel/PlanChoiceScreen";
import { formatCep, parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup } from "@petbox/domain/address/cepLookup";
import { type AsyncResult, mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import { freightOf } from "@petbox/domain/delivery/freight";
import type { Cents } from "@petbox/domain/money/cents";
import { useState } from "react";
import { useServices } from "../../app/services.ts";

/** The freight to the CEP that the visitor types at the plan step; the registration starts with this CEP. */
export function usePlanFreight(): PlanChoiceScreenProps["freight"] {
  const { client, session } = useServices();
  const [known] = useState(session.get().deliveryCep);
  const { lookup, onCepChange, onRetry } = useCepLookup(
    (cep) => lookUpCep(client, cep),
    known === undefined ? initialCepLookup : { kind: "looking", cep: known },
  );
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const sure = place && freightWithoutCarrier(place.state);
  const { estimate } = useShippingEstimate(sure === undefined ? place?.cep : undefined);

  return {
    lookup,
    freight: freightTo(),
    defaultCep: known && formatCep(known),
    onRetry,
    onCepChange(text) {
      const cep = parseCep(text);
      const typed = cep.ok ? cep.value : undefined;
      if (typed !== session.get().deliveryCep) session.change({ deliveryCep: typed });
      onCepChange(text);
    },
  };

  function freightTo(): AsyncResult<Cents> | undefined {
    if (place === undefined) return undefined;
    if (sure !== undefined) return { status: "ready", value: sure };
    return estimate && mapAsyncResult(estimate, ({ price }) => freightOf(price, place.state));
  }
}
