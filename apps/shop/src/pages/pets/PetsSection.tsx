import { PetsScreen } from "@petbox/design-system/screens/pets/PetsScreen";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useState } from "react";
import type { TabProps } from "../account/tabProps.ts";
import { Photo } from "./lazyPhoto.ts";

/** The tab Pets. */
export function PetsSection({ data }: TabProps) {
  const [asked, setAsked] = useState<AccountSubscription>();
  return (
    <>
      <PetsScreen subscriptions={data.subscriptions} onChangePicture={setAsked} />
      <Photo asked={asked} moipCode={data.user.moipCode} onClose={() => setAsked(undefined)} />
    </>
  );
}
