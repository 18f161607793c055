import { forPet, type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Species } from "@petbox/domain/pet/species";
import { Image } from "../../components/foundations/Image/index.ts";
import { type Slide, SlideDeck } from "../../components/media/SlideDeck/index.ts";

export interface WelcomeSlidesScreenProps {
  readonly pet: NamedPet;
  /** Decides which pictures are shown: the cats' are coral and without dog things. */
  readonly species: Species;
  /** Index of the first slide, from 0. */
  readonly defaultSlide: number;
  /** Whether the next page is opening. */
  readonly pending: boolean;
  readonly onSlideChange: (slide: number) => void;
  /** Starts the creation of the coupon (MAN-083, MAN-084). */
  readonly onFinish: () => void;
  readonly onSkip: () => void;
}

const picture = (src: string) => <Image src={`/imagens/${src}`} alt="" width={480} height={320} fit="contain" />;

/** The five slides that introduce the box (MAN-082). */
function slidesOf(pet: NamedPet, species: Species): readonly Slide[] {
  const world = species === "cat" ? "-gato" : "";
  return [
    {
      title: "Que bom ter vocês aqui!",
      text: `Em menos de um minuto a gente conta como funciona a assinatura ${ofPet(pet)}.`,
      picture: picture(`como-funciona-1${world}.svg`),
    },
    {
      title: "Uma caixa todo mês",
      text: `Brinquedos e petiscos escolhidos ${forPet(pet)}, embalados no dia útil depois da cobrança.`,
      picture: picture(`como-funciona-2${world}.svg`),
    },
    {
      title: "Você acompanha tudo",
      text: "Na área do assinante você vê onde está a caixa e quando sai a próxima.",
      picture: picture(`como-funciona-3${world}.svg`),
    },
    {
      title: "A sua opinião conta",
      text: "Avalie cada caixa que chegar. Quanto mais caixas, mais alto o nível de vocês no programa de fidelidade.",
      picture: picture("medalha-ouro.svg"),
    },
    {
      title: "Convide quem também tem pet",
      text: "Crie o seu cupom: seu amigo ganha desconto nos planos de 6 e 12 meses, e você ganha também.",
      picture: picture("convite-banner.svg"),
    },
  ];
}

/** The slides after the questions; the last one leads to the customer's coupon. */
export function WelcomeSlidesScreen({ pet, species, ...deck }: WelcomeSlidesScreenProps) {
  return (
    <SlideDeck
      label="Como funciona"
      slides={slidesOf(pet, species)}
      {...deck}
      texts={{ finishLabel: "Criar meu Cupom", pendingLabel: "Abrindo o seu cupom" }}
    />
  );
}
