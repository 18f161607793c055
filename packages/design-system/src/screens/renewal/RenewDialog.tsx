import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { notRenewableText, type RenewalStanding } from "@petbox/domain/renewal/renewal";
import { planPaths, resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { resolveText } from "@petbox/domain/subscription/overdue";
import { useEffect, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
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
        <Stack gap="s5">
          <Alert tone="info" role="note">
            {notRenewableText(standing)}
          </Alert>
          <WayOn {...{ standing, subscription, onClose }} />
        </Stack>
      )}
    </Dialog>
  );
}

interface WayOnProps extends Pick<RenewDialogProps, "standing" | "subscription" | "onClose"> {}

/** What a customer can do who cannot renew now. */
function WayOn({ standing, subscription, onClose }: WayOnProps) {
  if (standing.kind === "renewed" && standing.into !== undefined) return <ToRenewal into={standing.into} />;
  if (standing.kind === "overdue") {
    return (
      <LinkButton href={pathTo(resolutionPaths.resolution, { subscription })} fullWidth>
        {resolveText}
      </LinkButton>
    );
  }
  return (
    <Button fullWidth variant="secondary" onClick={onClose}>
      Entendi
    </Button>
  );
}

interface DoneProps {
  readonly done: RenewalDone;
  readonly onClose: () => void;
}

/** The result replaces the pressed button, so the dialog's new title takes focus and is announced. */
function Done({ done: { message, into }, onClose }: DoneProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.closest("dialog")?.querySelector("h2")?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack gap="s5" ref={result}>
      <Alert tone="success">{message}</Alert>
      {into === undefined ? (
        <Button fullWidth onClick={onClose}>
          Fechar
        </Button>
      ) : (
        <ToRenewal into={into} />
      )}
    </Stack>
  );
}

function ToRenewal({ into }: { readonly into: string }) {
  return (
    <LinkButton href={pathTo(planPaths.plan, { code: into })} fullWidth>
      Ver a nova assinatura
    </LinkButton>
  );
}
