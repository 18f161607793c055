import type { ReferralCampaign } from "@petbox/domain/referral/campaign";
import { pictureAddress } from "./pictureAddress.ts";

/** The picture of a shared invitation (MAN-186). */
export const invitationPicture = pictureAddress("caixa-fechada");

/** The default campaign of invitations (SUB-379 to SUB-382); it has no banner. */
export const usualReferralCampaign: ReferralCampaign = {
  id: "1",
  description: "Mais um pet no clube, presente para os dois.",
  benefit: `
    <ul>
      <li>Seu amigo ganha <strong>10% de desconto</strong> no primeiro mês e <strong>um brinde</strong> na primeira caixa.</li>
      <li>Você ganha <strong>uma lancheira</strong> por amigo que assinar. É cumulativo: quanto mais amigos, mais lancheiras.</li>
      <li>A indicação vale quando o primeiro pagamento do seu amigo é confirmado.</li>
    </ul>`,
};
