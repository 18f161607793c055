import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Species } from "@petbox/domain/pet/species";
import { boxPaths } from "@petbox/domain/site/paths";
import type { Attention } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

interface ComebackProps {
  readonly attention: Attention;
  readonly today: CivilDate;
  /** Code of the ended subscription. */
  readonly subscription: string;
  /** The species of its pet, if known. */
  readonly species: Species | undefined;
  /** Whether the page's own notice tells the end, and offers the renewal of an expired subscription. */
  readonly isTold: boolean;
}

/** The end of a subscription, the way back and the boxes that the pet received. */
export function Comeback({ attention, today, subscription, species, isTold }: ComebackProps) {
  const received = (
    <Link href={boxPaths.received} standalone>
      Ver as caixas recebidas
    </Link>
  );
  if (isTold && attention.kind === "expired") return received;
  const { label, path } = attentionStep(attention, subscription, species);
  return (
    <Stack gap="s3">
      {isTold ? null : <Text>{attentionText(attention, today)}</Text>}
      <Inline gap="s4">
        <LinkButton href={path} size="small">
          {label}
        </LinkButton>
        {received}
      </Inline>
    </Stack>
  );
}
