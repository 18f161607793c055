import { sitePaths } from "@petbox/domain/site/paths";
import { Link } from "../../components/navigation/Link/index.ts";
import { PolicyScreen, type PolicySection } from "./PolicyScreen.tsx";

/** The terms of the hygiene pad subscription. */
export function MatTermsScreen() {
  return (
    <PolicyScreen
      href={sitePaths.matTerms}
      title="Termos da assinatura de tapetes higiênicos"
      since="Atualizados em 2 de janeiro de 2026"
      lead="O que você combina com a PetBox quando programa a entrega de tapetes higiênicos, em português claro."
      summary={
        <ul>
          <li>Você escolhe os tapetes e as quantidades, e muda quando quiser.</li>
          <li>Mudanças valem para os envios gerados depois da próxima cobrança.</li>
          <li>Não há fidelidade: cancelar não custa nada.</li>
        </ul>
      }
      sections={sections}
    />
  );
}

const sections: readonly PolicySection[] = [
  {
    id: "assinatura",
    title: "1. O que você assina",
    body: (
      <>
        <p>
          Uma compra programada de tapetes higiênicos de 80 x 60 cm, em pacotes de 30 unidades. Há quatro tipos: carvão
          ativado super premium, branco simples, branco super premium e lavanda super premium.
        </p>
        <p>
          É uma assinatura separada da caixa mensal: começar, mudar ou cancelar uma não mexe na outra. A da caixa tem os{" "}
          <Link href={sitePaths.terms}>termos dela</Link>.
        </p>
      </>
    ),
  },
  {
    id: "preco",
    title: "2. Preço e cobrança",
    body: (
      <p>
        O valor é o preço de assinante de cada tapete vezes a quantidade, mais o frete, e aparece inteiro antes de você
        confirmar. A cobrança se repete a cada ciclo, na mesma forma de pagamento, até você cancelar. Se um preço for
        mudar, avisamos por e-mail antes.
      </p>
    ),
  },
  {
    id: "mudancas",
    title: "3. Mudar tapetes e quantidades",
    body: (
      <p>
        Pela área do assinante você troca os tipos e as quantidades, dentro das opções de cada um; pelo menos um tapete
        fica na assinatura. A mudança vale <b>só para os envios gerados depois da próxima cobrança</b>: o que já foi
        cobrado segue como estava.
      </p>
    ),
  },
  {
    id: "entrega",
    title: "4. Envio e frete",
    body: (
      <>
        <p>
          Os tapetes vão com a sua caixa mensal ou em um envio separado. A data aparece na área do assinante; se cair em
          fim de semana, o envio sai na segunda-feira. Depois do despacho, você acompanha pelo código de rastreio.
        </p>
        <p>
          Com a caixa, o frete é grátis até um limite de peso em cada estado, que está na{" "}
          <Link href={sitePaths.freeFreight}>política de frete grátis</Link>.
        </p>
      </>
    ),
  },
  {
    id: "cancelamento",
    title: "5. Cancelamento",
    body: (
      <p>
        Cancele quando quiser pela área do assinante, contando o motivo em poucas palavras. <b>Não há multa</b> e nada
        mais é cobrado. Um envio que já foi cobrado ainda chega.
      </p>
    ),
  },
  {
    id: "trocas",
    title: "6. Desistência e problemas",
    body: (
      <p>
        Em até 7 dias da compra ou do recebimento você pode desistir e receber tudo de volta (artigo 49 do Código de
        Defesa do Consumidor). Pacote errado, rasgado ou com defeito, nós trocamos. Veja como na{" "}
        <Link href={sitePaths.returns}>política de trocas e devoluções</Link>.
      </p>
    ),
  },
  {
    id: "dados",
    title: "7. Seus dados e mudanças nestes termos",
    body: (
      <p>
        Usamos os seus dados como diz a <Link href={sitePaths.privacy}>política de privacidade</Link>. Se estes termos
        mudarem, avisamos por e-mail com pelo menos 30 dias de antecedência. Dúvidas são com a central de ajuda, de
        segunda a sexta, das 8h às 18h (horário de Brasília).
      </p>
    ),
  },
];
