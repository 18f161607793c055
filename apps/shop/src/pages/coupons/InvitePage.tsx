import { invitePageData } from "@petbox/api-client/coupons/pageData";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { CouponReadyScreen } from "@petbox/design-system/screens/coupons/CouponReadyScreen";
import { CreateCouponScreen } from "@petbox/design-system/screens/coupons/CreateCouponScreen";
import { InviteScreen } from "@petbox/design-system/screens/coupons/InviteScreen";
import {
  InviteLayout,
  InviteShellScreen,
  InviteSkeleton,
} from "@petbox/design-system/screens/coupons/InviteShellScreen";
import { NothingToInviteWithScreen } from "@petbox/design-system/screens/coupons/NothingToInviteWithScreen";
import { couponPaths, welcomePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type LoadedFor, startRead, usePageData, usePageDataCache } from "../../app/pageData.tsx";
import { useSession } from "../../app/services.ts";
import { servicesContext } from "../../app/servicesContext.ts";
import { portrayed } from "../pets/portrayed.ts";
import { noteOpened, redirectToLogin } from "../session/redirectToLogin.ts";
import { useFirstPassword } from "../session/useFirstPassword.ts";
import { useCouponNotices } from "./useCouponNotices.ts";
import { useCreateCoupon } from "./useCreateCoupon.ts";

export { InvitePage as Component, InviteShellScreen as HydrateFallback };

export const loader = inviteLoader;

/** /pos-checkout/convite (MAN-039): creates a coupon to invite friends with. */
function InvitePage() {
  const { answers } = useSession();
  const result = usePageData(invitePageData);
  const { mutate, revalidate } = usePageDataCache(invitePageData);
  const firstPassword = useFirstPassword();
  const { toaster, onCopied } = useCouponNotices();
  const campaign = result.status === "ready" ? result.value?.campaign : undefined;
  const creation = useCreateCoupon({
    toaster,
    onMade: (name) => mutate({ ...(campaign && { campaign }), coupon: { name } }),
    onRefused: revalidate,
  });
  return (
    <InviteLayout>
      <AsyncResultView
        result={result}
        skeleton={<InviteSkeleton />}
        empty={<NothingToInviteWithScreen payment={welcomePaths.welcome} />}
      >
        {({ coupon }) => (
          <InviteScreen campaign={campaign} firstPassword={firstPassword}>
            {coupon === undefined ? (
              <CreateCouponScreen {...creation} />
            ) : (
              <CouponReadyScreen
                name={coupon.name}
                pet={{ ...portrayed(answers), sex: answers.petSex }}
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
    </InviteLayout>
  );
}

/** The loader of the invitation. It requires no login from a customer who paid in this session (decision 32). */
async function inviteLoader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const { visitor, answers } = await args.context.get(servicesContext).session.load();
  if (answers.subscription === undefined && !isInAccount(visitor)) return redirectToLogin(args);
  noteOpened(args);
  return startRead(invitePageData, args);
}
