import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { notRenewableText, type RenewalStanding } from "@petbox/domain/renewal/renewal";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { resolveText } from "@petbox/domain/subscription/overdue";
import { useEffect, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { NothingToDo, newSubscriptionLink } from "../subscriptions/NothingToDo.tsx";
import { RenewTerms, type RenewTermsProps } from "./RenewTerms.tsx";

/** Result of a renewal. */
export interface RenewalDone {
  /** The server's message. */
  readonly message: string;
  /** Code of the new subscription; undefined if the same one continues. */
  readonly into: string | undefined;
}

export interface RenewDialogProps extends Omit<RenewTermsProps, "terms"> {
  readonly open: boolean;
  /** Code of the subscription. */
  readonly subscription: string;
  readonly pet: NamedPet;
  readonly standing: RenewalStanding;
  /** The result, once the subscription is renewed. */
  readonly done: RenewalDone | undefined;
  readonly onClose: () => void;
}

/** Renews a subscription: the terms first, then the result (MAN-195, decisions 40 and 55). */
export function RenewDialog({ open, subscription, pet, standing, done, onClose, ...terms }: RenewDialogProps) {
  return (
    <Dialog
      open={open}
      title={done ? "Assinatura renovada" : `Renovar a assinatura ${ofPet(pet)}`}
      onClose={terms.pending ? undefined : onClose}
    >
      {done ? (
        <Done done={done} onClose={onClose} />
      ) : standing.kind === "offered" ? (
        <RenewTerms terms={standing.terms} {...terms} />
      ) : (
        <NothingToDo reason={notRenewableText(standing)} link={linkFor(standing, subscription)} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Link to what a customer can do who cannot renew now, if anything. */
function linkFor(standing: RenewalStanding, subscription: string) {
  if (standing.kind === "overdue") {
    return { href: pathTo(resolutionPaths.resolution, { subscription }), label: resolveText };
  }
  return standing.kind === "renewed" ? newSubscriptionLink(standing.into) : undefined;
}

interface DoneProps {
  readonly done: RenewalDone;
  readonly onClose: () => void;
}

/** The result replaces the pressed button, so the dialog's new title takes focus and is announced. */
function Done({ done: { message, into }, onClose }: DoneProps) {
  const link = newSubscriptionLink(into);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.closest("dialog")?.querySelector("h2")?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack gap="s5" ref={result}>
      <Alert tone="success">{message}</Alert>
      {link === undefined ? (
        <Button fullWidth onClick={onClose}>
          Fechar
        </Button>
      ) : (
        <LinkButton href={link.href} fullWidth>
          {link.label}
        </LinkButton>
      )}
    </Stack>
  );
}
