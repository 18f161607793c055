import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import { pixOf } from "../backend/resolution/means.ts";
import type { World } from "../backend/store.ts";
import { lived } from "../scenarios/lived.ts";
import { account, activeSubscription, lead, passwordLinkOf, paymentUnderWay, right } from "../scenarios/people.ts";
import { usualReferralCampaign } from "../seed/referralCampaign.ts";

const moment = Date.UTC(2026, 2, 10, 15);

const paid = activeSubscription(moment, 2);
/** What two days made of a subscription. */
const living = lived({ subscriptions: [paid] }, paid.createdAt, moment);

/** One record at least in each collection, in the order of their keys: so they are read from a file. */
export const wholeWorld = {
  visitors: [{ id: "visita", token: "0123", sessionId: "4567", answers: { species: "dog" } }],
  customers: [account, lead],
  subscriptions: [paymentUnderWay(moment)],
  attempts: [{ key: `${lead.code} 1`, subscriptionCode: "TESTE00001" }],
  passwordLinks: [passwordLinkOf(account, moment)],
  charges: living.charges ?? [],
  paymentRequests: [
    {
      id: "pedido-de-pix",
      subscriptionCode: paid.code,
      chargeIds: [`${paid.code}-1`],
      amount: cents(6_990),
      means: pixOf("pedido-de-pix", cents(6_990), moment),
      sessionId: "4567",
      createdAt: moment,
    },
  ],
  shipments: living.shipments ?? [],
  referrals: [{ subscriptionCode: paid.code, referrerCode: lead.code }],
  petPhotos: [{ id: "f070", customerCode: account.code, kind: "png", content: "iVBORw0KGgo=" }],
  wallets: [{ customerCode: account.code, cards: [{ ...paid.card, id: "cartao-1" }] }],
  invitationCoupons: [{ customerCode: lead.code, name: right(parseCouponName("caramelo07")) }],
  referralCampaigns: [usualReferralCampaign],
  extraCharges: [
    {
      id: `${paid.code}-1-petisco`,
      subscriptionCode: paid.code,
      chargeIds: [`${paid.code}-1`],
      paidOn: civilDateAt(moment),
      amount: cents(790),
      name: "Petisco extra",
    },
  ],
  soldOutItems: [{ tag: "petisco" }],
  cancelRequests: [
    { subscriptionCode: paid.code, askedOn: civilDateAt(moment), reason: "Outro", description: "Duas linhas,\ne 🐶." },
  ],
  ownRecommendations: [{ customerCode: paid.customerCode, offers: [] }],
  trackPictures: [{ track: "dog mordedores", boxes: [] }],
  surveyAnswers: [
    {
      hash: "7d1f0a93c2b84e65a0d9c31b5f2e8746",
      score: 8,
      reason: "Tive problemas com atraso",
      answeredOn: civilDateAt(moment),
    },
  ],
  questionnaires: [{ subscriptionCode: paid.code, answers: { neutered: true, food: "Ração de frango", home: "casa" } }],
  scheduledCancels: [
    { subscriptionCode: paid.code, askedOn: civilDateAt(moment), reason: "Outro motivo", description: "Duas linhas." },
  ],
  livedDays: living.livedDays ?? [],
} as const satisfies Required<World>;
