import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import { firstPasswordText } from "@petbox/domain/scheduled/checkoutSubject";
import { accountPaths, sitePaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { InvitationValue } from "../referral/InvitationValue.tsx";
import { type FirstPassword, FirstPasswordLink } from "../session/FirstPasswordLink.tsx";
import { CampaignBanner } from "./InviteScreen.styles.ts";

export interface InviteScreenProps {
  /** Undefined if no campaign is running. */
  readonly campaign: InviteCampaign | undefined;
  /** Set if the customer has no password yet; the subscriber's area requires one. */
  readonly firstPassword?: FirstPassword | undefined;
  /** The form that creates the coupon, or the finished coupon (MAN-244, MAN-245). */
  readonly children: ReactNode;
}

/** The value of an invitation, its coupon, and the link to continue (MAN-123 to MAN-125). */
export function InviteScreen({ campaign, firstPassword, children }: InviteScreenProps) {
  return (
    <Stack gap="s6">
      {campaign?.banner === undefined ? null : (
        <CampaignBanner>
          <Image src={campaign.banner} alt="" width={1200} height={320} shape="square" priority />
        </CampaignBanner>
      )}
      {children}
      {campaign === undefined ? null : <InvitationValue campaign={campaign} />}
      {firstPassword === undefined ? null : (
        <Stack gap="s3">
          <Text>{firstPasswordText}</Text>
          <FirstPasswordLink firstPassword={firstPassword} variant="secondary" />
        </Stack>
      )}
      <Link href={accountPaths.area} standalone>
        Ir para a área do assinante
      </Link>
    </Stack>
  );
}

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

interface NothingToInviteWithScreenProps {
  /** The page of a payment that is not confirmed yet. @default nothing has been bought */
  readonly payment?: `/${string}` | undefined;
}

/** Shown if the payment is unconfirmed or missing: a coupon requires a subscription. */
export function NothingToInviteWithScreen({ payment }: NothingToInviteWithScreenProps) {
  if (payment === undefined) {
    return (
      <EmptyState
        title="Seu cupom vem com a assinatura"
        action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
      >
        Assine a caixa do seu pet, e você cria o cupom e convida quem quiser.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Seu cupom vem com a assinatura"
      action={<LinkButton href={payment}>Ver o meu pagamento</LinkButton>}
    >
      Assim que o pagamento for confirmado, você cria o cupom e convida quem quiser.
    </EmptyState>
  );
}
