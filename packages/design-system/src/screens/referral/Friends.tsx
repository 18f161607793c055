import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { countFriends, type ReferredFriend } from "@petbox/domain/referral/referral";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { FriendsDialog } from "./FriendsDialog.tsx";
import { Count } from "./InvitationsScreen.styles.ts";

interface FriendsProps {
  readonly friends: readonly ReferredFriend[];
  readonly today: CivilDate;
}

/** The number of invited friends (SUB-061, SUB-382), with a button that lists them. */
export function Friends({ friends, today }: FriendsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { counting, waiting } = countFriends(friends);
  return (
    <Card>
      <Stack gap="s3">
        <Heading headingLevel={2}>Seus convidados</Heading>
        <Count>
          <b>{counting}</b>
          <span>{counting === 1 ? "amigo assinou com o seu convite" : "amigos assinaram com o seu convite"}</span>
        </Count>
        {waiting === 0 ? null : <Text tone="soft">{waitingText(waiting)}</Text>}
        {friends.length === 0 ? (
          <Text tone="soft">Quando um amigo usar o seu cupom, ele aparece aqui.</Text>
        ) : (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Ver indicados
          </Button>
        )}
        <FriendsDialog open={isOpen} friends={friends} today={today} onClose={() => setIsOpen(false)} />
      </Stack>
    </Card>
  );
}

function waitingText(friends: number): string {
  const who = friends === 1 ? "Mais 1 amigo conta" : `Mais ${friends} amigos contam`;
  return `${who} assim que o primeiro pagamento for confirmado.`;
}
