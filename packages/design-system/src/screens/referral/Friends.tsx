import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import {
  countFriends,
  friendStatusText,
  hasPaid,
  type ReferredFriend,
  rewardText,
} from "@petbox/domain/referral/referral";
import { couponPaths } from "@petbox/domain/site/paths";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { EmailText } from "../session/EmailText.tsx";
import { Count, Friend } from "./InvitationsScreen.styles.ts";

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
        <Heading headingLevel={2}>Seus indicados</Heading>
        <Count>
          <b>{counting}</b>
          <span>{counting === 1 ? "amigo assinou com o seu convite" : "amigos assinaram com o seu convite"}</span>
        </Count>
        {waiting === 0 ? null : <Text tone="soft">{waitingText(waiting)}</Text>}
        {friends.length === 0 ? (
          <Text tone="soft">Quando um amigo assinar a primeira caixa com o seu cupom, ele aparece aqui.</Text>
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

interface FriendsDialogProps {
  readonly open: boolean;
  readonly friends: readonly ReferredFriend[];
  readonly today: CivilDate;
  readonly onClose: () => void;
}

/** The friends who used the coupon, each with status, date and reward (SUB-065). */
function FriendsDialog({ open, friends, today, onClose }: FriendsDialogProps) {
  return (
    <Dialog open={open} title="Indicados" onClose={onClose}>
      <Stack list gap="s1">
        {friends.map((friend, index) => (
          // A friend has no unique key, and the list does not change while it is open.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <InvitedFriend key={index} friend={friend} today={today} />
        ))}
      </Stack>
      {friends.some(({ shopCoupon }) => shopCoupon !== undefined) ? (
        <Text size="small">
          Os cupons dos seus prêmios estão em <Link href={couponPaths.own}>Meus cupons</Link>.
        </Text>
      ) : null}
    </Dialog>
  );
}

function InvitedFriend({ friend, today }: { readonly friend: ReferredFriend; readonly today: CivilDate }) {
  const { name, email, paidOn } = friend;
  return (
    <Friend>
      <Stack gap="s1">
        {name === "" ? null : <Text weight="bold">{name}</Text>}
        <Text size="small" tone="soft">
          <EmailText email={email} />
        </Text>
      </Stack>
      <StatusBadge tone={hasPaid(friend) ? "success" : "warning"} label={friendStatusText(friend)} />
      {paidOn === undefined ? null : <Text size="small">Primeiro pagamento em {formatBrazilianDate(paidOn)}</Text>}
      <Text size="small">{rewardText(friend, today)}</Text>
    </Friend>
  );
}
