import { PetsScreen } from "@petbox/design-system/screens/pets/PetsScreen";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useState } from "react";
import { lazyDialog } from "../../lazy/lazyPart.tsx";
import type { TabProps } from "../account/tabProps.ts";

const PhotoSection = lazyDialog(() => import("./PhotoSection.tsx"), "subscription");

/** The tab Pets. */
export function PetsSection({ data }: TabProps) {
  const [changing, setChanging] = useState<AccountSubscription>();
  return (
    <>
      <PetsScreen subscriptions={data.subscriptions} onChangePicture={setChanging} />
      <PhotoSection subscription={changing} moipCode={data.user.moipCode} onClose={() => setChanging(undefined)} />
    </>
  );
}
