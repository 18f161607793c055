import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { BoxesPlace, DetailsPlace } from "./PlanScreen.styles.ts";
import { PlanTitle } from "./PlanTitle.tsx";

interface PlanShellScreenProps {
  /** The rest of the title, "do Bob"; undefined until it is known. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of a subscription's page with its title, shared by every state. */
export function PlanShellScreen({ name, children }: PlanShellScreenProps) {
  return (
    <Stack gap="s6">
      <PlanTitle name={name} />
      {children}
    </Stack>
  );
}

/** Loading skeleton of a subscription. It leaves out the details, because their place depends on the height of the boxes above. */
export function PlanSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <BoxesPlace aria-hidden />
      <DetailsPlace aria-hidden />
    </Stack>
  );
}
