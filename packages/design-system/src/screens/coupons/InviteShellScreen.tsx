import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** Layout of the invite page after checkout, shared by every state. */
export function InviteShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <Heading headingLevel={1} tabIndex={-1}>
        Convide seus amigos
      </Heading>
      {children}
    </Stack>
  );
}

/** Loading skeleton of the page. */
export function InviteSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
