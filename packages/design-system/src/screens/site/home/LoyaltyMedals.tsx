import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Text } from "../../../components/foundations/Text/index.ts";
import { Band, Opening } from "./Band.styles.ts";
import { Medals } from "./LoyaltyMedals.styles.ts";

/** A level of the loyalty programme. */
export interface HomeMedal {
  readonly name: string;
  /** URL of its picture, 160 by 160. */
  readonly image: string;
}

/** The benefits of the loyalty programme. */
export function LoyaltyMedals({ medals }: { medals: readonly HomeMedal[] }) {
  return (
    <Band aria-labelledby="fidelidade">
      <Container>
        <Opening>
          <Heading headingLevel={2} size="display" align="center" id="fidelidade">
            Quanto mais caixas, mais mimos
          </Heading>
          <Text tone="soft" size="large" align="center">
            O nível sobe conforme as caixas chegam, e com ele vêm desconto extra e vantagens no frete da loja.
          </Text>
        </Opening>
        <Medals aria-label="Níveis do programa de fidelidade">
          {medals.map(({ name, image }) => (
            <li key={name}>
              <Image src={image} alt="" width={160} height={160} shape="square" />
              {name}
            </li>
          ))}
        </Medals>
      </Container>
    </Band>
  );
}
