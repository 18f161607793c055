import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";

interface NothingToDoProps {
  readonly reason: string;
  /** The page where the customer can continue, if any. */
  readonly link: { readonly href: string; readonly label: string } | undefined;
  readonly onClose: () => void;
}

/** Content of a dialog that has nothing to do for a subscription: the reason, and a link or a button that closes it. */
export function NothingToDo({ reason, link, onClose }: NothingToDoProps) {
  return (
    <Stack gap="s5">
      <Alert tone="info" role="note">
        {reason}
      </Alert>
      {link === undefined ? (
        <Button fullWidth variant="secondary" onClick={onClose}>
          Entendi
        </Button>
      ) : (
        <LinkButton href={link.href} fullWidth>
          {link.label}
        </LinkButton>
      )}
    </Stack>
  );
}

/** Link to the new subscription after a renewal. @param into its code; undefined if the same one continues. */
export function newSubscriptionLink(into: string | undefined): NothingToDoProps["link"] {
  return into === undefined
    ? undefined
    : { href: pathTo(planPaths.plan, { code: into }), label: "Ver a nova assinatura" };
}
