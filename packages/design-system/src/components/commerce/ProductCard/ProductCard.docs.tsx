import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { ProductCard } from "./ProductCard.tsx";

export const productCardDocs = documented({
  component: ProductCard,
  example: (
    <ProductCard
      name="Petisco natural de frango"
      image=""
      href="/revista/petisco-natural-de-frango"
      price={cents(2990)}
      specialPrice={cents(1990)}
      rate={4.5}
    />
  ),
  purpose:
    "Um produto da loja com o preço de quem assina: imagem, nome, estrelas, o preço de todos riscado e o especial. Aperta-se o cartão inteiro, e há um link só. Enquanto carrega, `ProductCardSkeleton` guarda o lugar.",
  instead: [
    { use: "OfferCard", when: "quando se escolhe ali mesmo, sem ir a outro endereço" },
    { use: "ExtraItemCard", when: "quando é o item extra da assinatura" },
    { use: "Carousel", when: "quando são vários: coloque os cartões nele, três por slide" },
  ],
  props: {
    href: "Onde se compra.",
    image: "O endereço da foto; uma pata fica no lugar da que não carrega.",
    name: "O nome do produto.",
    price: "O que todos pagam; riscado, e só quando é mais que o preço de assinante.",
    rate: "As estrelas, de 0 a 5; sem ele, nenhuma.",
    specialPrice: "O que um assinante paga.",
  },
  keyboard: [
    { keys: "Tab", does: "Chega ao link “Comprar”." },
    { keys: "Enter", does: "Leva ao produto." },
  ],
  heard: [
    "“Petisco natural de frango, título”",
    "“4,5 de 5 estrelas, imagem”",
    "“Preço normal: R$29,90. Preço: R$19,90 para assinantes”",
    "“Comprar Petisco natural de frango, link”",
  ],
  texts: {
    buyLabel: "Comprar",
    subscriberLabel: "para assinantes",
    priceLabel: "Preço normal:",
    specialPriceLabel: "Preço:",
  },
});
