import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { LastBoxContentsPlaceholder } from "@petbox/design-system/screens/site/LastBoxContents";
import type { Species } from "@petbox/domain/pet/species";
import { useEffect, useState } from "react";
import { lazyOptional } from "../../app/lazyOptional.tsx";

const KnownBoxContents = lazyOptional(() => import("./KnownBoxContents.tsx"), <LastBoxContentsPlaceholder />);

/** What was inside the newest box. The document has a placeholder; the contents are fetched when the browser is idle. */
export function HomeBoxContents({ pet }: { readonly pet: Species }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <KnownBoxContents pet={pet} /> : <LastBoxContentsPlaceholder />;
}
