import type { StateCode } from "@petbox/domain/address/states";
import { listed } from "@petbox/domain/text/listed";
import { CalendarHeart, ShieldCheck, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Link } from "../../../components/navigation/Link/index.ts";
import { Calls, Club, Columns, Elsewhere, Facts, Lead, Root, Scene, Sticker, Title, Words } from "./Hero.styles.ts";
import type { HomeWords } from "./words.ts";

interface HeroProps {
  readonly words: HomeWords;
  readonly image: string;
  readonly price: ReactNode;
  readonly howItWorksHref: string;
  readonly freeShippingStates: readonly StateCode[];
}

/** The first screen: the product, the pets, and the call to action. */
export function Hero({ words, image, price, howItWorksHref, freeShippingStates }: HeroProps) {
  return (
    <Root>
      <Container>
        <Columns>
          <Words data-place="opening">
            <Club>{words.club}</Club>
            <Title tabIndex={-1}>{words.title}</Title>
          </Words>
          <Scene>
            <Image src={image} alt="" width={640} height={560} shape="square" priority />
            <Sticker>{words.sticker}</Sticker>
          </Scene>
          <Words>
            <Lead>{words.lead}</Lead>
            {price}
            <Calls>
              <LinkButton href={words.startHref} size="large">
                Montar minha caixa
              </LinkButton>
              <LinkButton href={howItWorksHref} variant="quiet">
                Ver como funciona
              </LinkButton>
            </Calls>
            <Elsewhere>
              {words.other.question} <Link href={words.other.href}>{words.other.link}</Link>
            </Elsewhere>
          </Words>
        </Columns>
        <Facts role="list" aria-label="Por que assinar">
          <li>
            <Truck aria-hidden="true" />
            <span>
              <b>Frete grátis</b> para {listed(freeShippingStates)}
            </span>
          </li>
          <li>
            <CalendarHeart aria-hidden="true" />
            <span>
              <b>Você no comando:</b> peça para cancelar quando quiser
            </span>
          </li>
          <li>
            <ShieldCheck aria-hidden="true" />
            <span>
              <b>Pagamento seguro:</b> o número completo do seu cartão não fica com a gente
            </span>
          </li>
        </Facts>
      </Container>
    </Root>
  );
}
