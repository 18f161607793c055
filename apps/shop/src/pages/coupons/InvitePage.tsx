import { failureOf } from "@petbox/api-client/client/apiError";
import { createInviteCoupon } from "@petbox/api-client/coupons/api";
import { invitePageData } from "@petbox/api-client/coupons/pageData";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { createToaster, type Toaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { CouponReadyScreen } from "@petbox/design-system/screens/coupons/CouponReadyScreen";
import {
  CreateCouponScreen,
  type CreateCouponScreenProps,
} from "@petbox/design-system/screens/coupons/CreateCouponScreen";
import {
  InviteScreen,
  InviteShellScreen,
  InviteSkeleton,
  NothingToInviteWithScreen,
} from "@petbox/design-system/screens/coupons/InviteScreen";
import {
  inviteCouponFailedText,
  inviteCouponRefusal,
  inviteCouponTaken,
} from "@petbox/domain/coupons/inviteCouponFailure";
import { inviteCouponTakenMessage } from "@petbox/domain/coupons/inviteCouponName";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { formFailure } from "@petbox/domain/failure/formFailure";
import { type CouponName, isSameCoupon } from "@petbox/domain/referral/couponName";
import { couponPaths, welcomePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import type { LoadedFor } from "../../app/acceptedCustomer.ts";
import { loaderServices } from "../../app/loaderServices.ts";
import { startRead, usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { boughtAnswers } from "../../session/boughtAnswers.ts";
import { portrayed } from "../pets/portrayed.ts";
import { noteOpened, redirectToLogin } from "../session/redirectToLogin.ts";
import { useFirstPassword } from "../session/useFirstPassword.ts";
import { useCouponNotices } from "./useCouponNotices.ts";

export { InvitePage as Component, InvitePage as HydrateFallback };

export const loader = inviteLoader;

/** The form's name of the field that the server may refuse. */
const inviteCouponFieldNames = { cupom: "name" };

interface CreateCouponOptions {
  /** Shows a failure that is not about the typed name. */
  readonly toaster: Toaster;
  /** Updates the page with the new coupon. */
  readonly onMade: (name: CouponName) => Promise<void>;
  /** Reads the page's data again after a refusal or a lost reply, and returns the coupon: another tab or an earlier request may have created it. */
  readonly revalidateCoupon: () => Promise<{ readonly name: string } | undefined>;
}

/** Creates the coupon, or shows why not (MAN-383 to MAN-386). The typed name stays. */
function useCreateCoupon({
  toaster,
  onMade,
  revalidateCoupon,
}: CreateCouponOptions): CreateCouponScreenProps & { readonly isMade: boolean } {
  const { client } = useServices();
  const [isMade, setIsMade] = useState(false);
  const [failure, setFailure] = useState<CreateCouponScreenProps["failure"]>();

  const { pending, submit } = useSubmit(async (name: CouponName) => {
    setFailure(undefined);
    async function isMadeAlready(): Promise<boolean> {
      const coupon = await revalidateCoupon();
      const isIt = coupon !== undefined && isSameCoupon(coupon.name, name);
      if (isIt) setIsMade(true);
      return isIt;
    }
    try {
      if (await createInviteCoupon(client, name)) {
        setIsMade(true);
        await onMade(name);
      } else {
        // If the page now has a coupon, it shows that instead of the refusal.
        if (!(await isMadeAlready())) {
          setFailure({ warning: inviteCouponTaken, field: { name: inviteCouponTakenMessage } });
        }
      }
    } catch (thrown) {
      const thrownFailure = failureOf(thrown);
      const refused = inviteCouponRefusal(thrownFailure);
      if ((refused !== undefined || isReplyLost(thrownFailure)) && (await isMadeAlready())) return;
      if (refused === undefined) {
        toaster.showToast({ tone: "danger", description: inviteCouponFailedText(thrownFailure) });
        const { fields } = formFailure(thrownFailure, inviteCouponFieldNames);
        if (fields) setFailure({ field: fields });
      } else {
        setFailure({ warning: refused });
      }
      throw thrown;
    }
  });
  return { onCreate: (name) => void submit(name), pending, failure, isMade };
}

/** /pos-checkout/convite (MAN-039): creates a coupon to invite friends with. */
function InvitePage() {
  // Only a subscribed pet is in the club, not the one of a box begun afterwards.
  const { answers } = useSession();
  const bought = boughtAnswers(answers);
  const result = usePageData(invitePageData);
  const { mutate, revalidate } = usePageDataCache(invitePageData);
  const firstPassword = useFirstPassword();
  const { toaster, onCopied } = useCouponNotices();
  const campaign = result.status === "ready" ? result.value?.campaign : undefined;
  const [failures] = useState(createToaster);
  const creation = useCreateCoupon({
    toaster: failures,
    onMade: (name) => mutate((read) => ({ ...read, coupon: { name } })),
    revalidateCoupon: async () => (await revalidate())?.coupon,
  });
  return (
    <InviteShellScreen>
      <AsyncResultView
        result={result}
        skeleton={<InviteSkeleton />}
        empty={
          <NothingToInviteWithScreen payment={answers.subscription === undefined ? undefined : welcomePaths.welcome} />
        }
      >
        {({ coupon }) => (
          <InviteScreen campaign={campaign} firstPassword={firstPassword}>
            {coupon === undefined ? (
              <CreateCouponScreen
                {...creation}
                pet={bought && portrayed(bought)}
                notices={<ToastRegion toaster={failures} />}
              />
            ) : (
              <CouponReadyScreen
                name={coupon.name}
                pet={bought && { ...portrayed(bought), sex: bought.petSex }}
                link={new URL(pathTo(couponPaths.invitation, { name: coupon.name }), location.origin).href}
                campaign={campaign}
                isNew={creation.isMade}
                onCopied={onCopied}
              />
            )}
          </InviteScreen>
        )}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </InviteShellScreen>
  );
}

/** The loader of the invitation. It requires no login from a customer who paid in this session (decision 32). */
async function inviteLoader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const { visitor, answers } = await args.context.get(loaderServices).session.load();
  if (answers.subscription === undefined && !isInAccount(visitor)) return redirectToLogin(args);
  noteOpened(args);
  return startRead(invitePageData, args);
}
