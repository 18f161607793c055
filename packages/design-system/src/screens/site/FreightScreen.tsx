import { firstBoxLeavesExamples, firstBoxLeavesText } from "@petbox/domain/delivery/firstBoxLeaves";
import { freeShippingStates, freightOf, shippingIncentive } from "@petbox/domain/delivery/freight";
import { cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { sitePaths } from "@petbox/domain/site/paths";
import { listed } from "@petbox/domain/text/listed";
import { Link } from "../../components/navigation/Link/index.ts";
import { PolicyScreen, type PolicySection } from "./PolicyScreen.tsx";

const freeStates = listed(freeShippingStates);
const incentive = formatCents(shippingIncentive);
const estimate = cents(2790);
const example = { estimate: formatCents(estimate), freight: formatCents(freightOf(estimate, "BA")) };

/** The freight policy: cost, dispatch and delivery times. */
export function FreightScreen() {
  return (
    <PolicyScreen
      href={sitePaths.freight}
      title="Política de frete"
      since="Atualizada em 2 de janeiro de 2026"
      lead="Quanto custa, quando sai e quando chega a caixa do seu pet."
      summary={
        <ul>
          {/* A single text node each: separate text nodes at a line's end shift visibly when the web font loads. */}
          <li>{`Frete grátis da caixa mensal para ${freeStates}.`}</li>
          <li>Nos outros estados, a PetBox paga {incentive} do frete.</li>
          <li>{`A primeira caixa ${firstBoxLeavesText}.`}</li>
        </ul>
      }
      sections={sections}
    />
  );
}

const sections: readonly PolicySection[] = [
  {
    id: "valor",
    title: "1. Quanto custa",
    body: (
      <>
        <p>
          Para <b>{freeStates}</b>, o frete da caixa mensal é grátis, em qualquer plano.
        </p>
        <p>
          Para os outros estados, a transportadora calcula o frete pelo CEP e nós tiramos {incentive}. Um frete de{" "}
          {example.estimate} para a Bahia, por exemplo, sai por {example.freight}. Se o valor for menor que o desconto,
          você não paga nada. O frete aparece no resumo, antes do pagamento.
        </p>
      </>
    ),
  },
  {
    id: "envio",
    title: "2. Quando a caixa sai",
    body: (
      <p>
        A primeira caixa {firstBoxLeavesText}: {firstBoxLeavesExamples}. As seguintes saem na data que a área do
        assinante mostra.
      </p>
    ),
  },
  {
    id: "prazo",
    title: "3. Quando ela chega",
    body: (
      <>
        <p>
          Mostramos uma previsão com duas datas, como “entre 16/03 e 19/03”. A primeira é a do dia em que a caixa é
          embalada mais os dias que a transportadora leva até o seu CEP; a segunda, três dias depois. Contam todos os
          dias, inclusive fins de semana.
        </p>
        <p>No plano mensal, conte quatro dias a mais para a primeira caixa.</p>
      </>
    ),
  },
  {
    id: "rastreio",
    title: "4. Como acompanhar",
    body: (
      <p>
        Assim que a caixa é despachada, o código de rastreio aparece na área do assinante. Passou da previsão e ela não
        chegou? Fale com a central de ajuda: cobramos a transportadora e, se a caixa se perder, enviamos outra ou
        devolvemos o valor.
      </p>
    ),
  },
  {
    id: "junto",
    title: "5. O que viaja com a caixa",
    body: (
      <p>
        Compras no aplicativo, tapetes higiênicos e alimentos úmidos podem ir de carona na caixa, sem frete até um
        limite de peso em cada estado. Veja o do seu na{" "}
        <Link href={sitePaths.freeFreight}>política de frete grátis</Link>.
      </p>
    ),
  },
  {
    id: "endereco",
    title: "6. Mudança de endereço",
    body: (
      <p>
        Troque o endereço na área do assinante antes do próximo envio. Se o frete mudar, você vê o valor novo e só então
        confirma.
      </p>
    ),
  },
  {
    id: "devolucao",
    title: "7. Caixa devolvida",
    body: (
      <p>
        Se ninguém receber a caixa nas tentativas de entrega, ou o endereço estiver errado, ela volta para nós. Avisamos
        você, e um novo frete só é cobrado se você concordar. Problemas com o que veio dentro estão na{" "}
        <Link href={sitePaths.returns}>política de trocas e devoluções</Link>.
      </p>
    ),
  },
];
