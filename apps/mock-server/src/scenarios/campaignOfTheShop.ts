import { campaignBanner, type ReferralCampaign } from "@petbox/domain/referral/campaign";
import { sitePaths } from "@petbox/domain/site/paths";

/** A campaign whose reward is a shop coupon (MAN-423), with more markup than a text may have (decision 45). */
export const campaignOfTheShop: ReferralCampaign = {
  id: "2",
  banner: campaignBanner("imagens/campanha-larga.svg", "imagens/campanha-estreita.svg"),
  description: "Indique um amigo e ganhe R$100 em compras.",
  benefit: `
    <p>Seu amigo ganha <b>10% de desconto</b> no primeiro mês.</p>
    <script>document.title = "roubado"</script>
    <img src="/imagens/nada.svg" onerror="document.title = 'roubado'">
    <p style="position: fixed" onclick="alert(1)">Você ganha <a href="javascript:alert(1)">o valor</a> na loja: veja <a href="${sitePaths.terms}">as regras</a>.</p>`,
};
