import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { hasPaid, type ReferredFriend, rewardText } from "@petbox/domain/referral/referral";
import { couponPaths } from "@petbox/domain/site/paths";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { EmailText } from "../session/EmailText.tsx";
import { Friend } from "./InvitationsScreen.styles.ts";

interface FriendsDialogProps {
  readonly open: boolean;
  readonly friends: readonly ReferredFriend[];
  readonly today: CivilDate;
  readonly onClose: () => void;
}

/** The friends who used the coupon, each with status, date and reward (SUB-065). */
export function FriendsDialog({ open, friends, today, onClose }: FriendsDialogProps) {
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
  const { name, email, status, paidOn } = friend;
  return (
    <Friend>
      <Stack gap="s1">
        {name === "" ? null : <Text weight="bold">{name}</Text>}
        <Text size="small" tone="soft">
          <EmailText email={email} />
        </Text>
      </Stack>
      <StatusBadge tone={hasPaid(friend) ? "success" : "warning"} label={status} />
      {paidOn === undefined ? null : <Text size="small">Primeiro pagamento em {formatBrazilianDate(paidOn)}</Text>}
      <Text size="small">{rewardText(friend, today)}</Text>
    </Friend>
  );
}
