import { scheduledPaths } from "@petbox/domain/site/paths";
import { ChevronRight } from "lucide-react";
import { Image } from "../../components/foundations/Image/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { useLinkComponentFor } from "../../theme/LinkContext.tsx";
import { Drawing, Offer, OfferAction, OfferWords } from "./HubScreen.styles.ts";

/** Offers hygiene pads to customers without a subscription to them (SUB-094). */
export function MatsBanner() {
  const href = scheduledPaths.buyMats;
  return (
    <Offer as={useLinkComponentFor(href)} href={href}>
      <Drawing>
        <Image src="/imagens/tapete-branco.svg" alt="" width={64} height={64} shape="square" fit="contain" />
      </Drawing>
      <OfferWords>
        <Text weight="bold">Tapetes higiênicos todo mês, sem precisar lembrar</Text>
        <Text size="small" tone="soft">
          Escolha o tapete e a quantidade: eles vão com o BOX do seu pet ou sozinhos.
        </Text>
      </OfferWords>
      <OfferAction>
        Conhecer os tapetes
        <ChevronRight aria-hidden />
      </OfferAction>
    </Offer>
  );
}
