import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { sitePaths } from "@petbox/domain/site/paths";
import { inListOrder, type ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { styled } from "styled-components";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { ListedBox } from "./ListedBox.tsx";

/** A single subscription uses the width of the page. */
const Boxes = styled(Grid)`
  && > li:only-child { max-width: none; }
`;

export interface BoxListScreenProps {
  readonly subscriptions: readonly ListedSubscription[];
  readonly today: CivilDate;
  /** Called to pay a subscription's debt. */
  readonly onRegularise: (subscription: ListedSubscription) => void;
}

/** The customer's box subscriptions, overdue first and ended last (MAN-055). */
export function BoxListScreen({ subscriptions, today, onRegularise }: BoxListScreenProps) {
  return (
    <Stack gap="s6">
      <Boxes tile="large" list>
        {inListOrder(subscriptions).map((subscription) => (
          <li key={subscription.code}>
            {/* Paying the debt removes the pressed button. */}
            <KeptFocus
              role="group"
              shown={subscription.status.label}
              aria-label={subscription.pet.name ?? subscription.code}
            >
              <ListedBox {...{ subscription, today, onRegularise }} />
            </KeptFocus>
          </li>
        ))}
      </Boxes>
      <div>
        <Link href={sitePaths.subscribe} standalone>
          Assinar para outro pet
        </Link>
      </div>
    </Stack>
  );
}
