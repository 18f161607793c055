import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { hasPaid, type ReferredFriend } from "@petbox/domain/referral/referral";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { Friend } from "./InvitationsScreen.styles.ts";

interface FriendsDialogProps {
  readonly open: boolean;
  readonly friends: readonly ReferredFriend[];
  readonly onClose: () => void;
}

/** The friends who used the coupon, with their status (SUB-065). */
export function FriendsDialog({ open, friends, onClose }: FriendsDialogProps) {
  return (
    <Dialog open={open} title="Indicados" onClose={onClose}>
      <Stack list gap="s1">
        {friends.map((friend, place) => (
          // A friend has no unique key, and the list does not change while it is open.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <InvitedFriend key={place} friend={friend} />
        ))}
      </Stack>
    </Dialog>
  );
}

function InvitedFriend({ friend }: { readonly friend: ReferredFriend }) {
  const { name, email, status, paidOn, shopCoupon } = friend;
  return (
    <Friend>
      <Stack gap="s1">
        {name === "" ? null : <Text weight="bold">{name}</Text>}
        <Text size="small" tone="soft">
          {email}
        </Text>
      </Stack>
      <StatusBadge tone={hasPaid(friend) ? "success" : "warning"} label={status} />
      {paidOn === undefined ? null : <Text size="small">Primeiro pagamento em {formatBrazilianDate(paidOn)}</Text>}
      {shopCoupon === undefined ? null : <Text size="small">Cupom na loja: {shopCoupon}</Text>}
    </Friend>
  );
}
