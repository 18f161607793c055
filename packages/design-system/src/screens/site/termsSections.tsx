import { firstBoxLeavesExamples, firstBoxLeavesText } from "@petbox/domain/delivery/firstBoxLeaves";
import { sitePaths } from "@petbox/domain/site/paths";
import { Link } from "../../components/navigation/Link/index.ts";
import type { PolicySection } from "./PolicyScreen.tsx";

/** An example of the cancellation penalty, calculated with the shop's own rule. */
export interface PenaltyExample {
  /** "R$69,90" */
  readonly monthlyPrice: string;
  readonly remainingMonths: number;
  /** The remaining amount of the term: "R$279,60". */
  readonly remaining: string;
  /** "R$27,96" */
  readonly penalty: string;
}

/** The sections of the subscription terms. */
export function termsSections(freeShipping: string, penalty: PenaltyExample): readonly PolicySection[] {
  return [
    {
      id: "assinatura",
      title: "1. O que você assina",
      body: (
        <>
          <p>
            A PetBox envia, todo mês, uma caixa com produtos para o seu cachorro ou para o seu gato. Os itens mudam a
            cada mês e são escolhidos a partir do que você conta sobre o pet: espécie, porte, raça, idade, restrições e
            a trilha escolhida.
          </p>
          <p>
            Para assinar é preciso ter 18 anos ou mais, um CPF e um endereço de entrega no Brasil. Cada assinatura vale
            para um pet; quem tem mais de um pode ter quantas assinaturas quiser.
          </p>
        </>
      ),
    },
    {
      id: "planos",
      title: "2. Planos, preço e pagamento",
      body: (
        <>
          <p>Há três planos. O que muda entre eles é o tempo de compromisso e o valor por mês:</p>
          <ul>
            <li>
              <b>Mensal:</b> uma caixa, cobrada a cada mês.
            </li>
            <li>
              <b>Semestral:</b> seis caixas, uma por mês.
            </li>
            <li>
              <b>Anual:</b> doze caixas, uma por mês.
            </li>
          </ul>
          <p>
            O preço por mês, o frete, o desconto e o total do plano aparecem no resumo da compra antes de você
            confirmar. Cupons de desconto valem para os planos semestral e anual. Não cobramos nada que não esteja nesse
            resumo.
          </p>
        </>
      ),
    },
    {
      id: "renovacao",
      title: "3. Renovação automática",
      body: (
        <>
          <p>
            Ao fim de cada período a assinatura é <b>renovada automaticamente</b>, pelo mesmo tempo e na mesma forma de
            pagamento, pelo preço que estiver valendo. O mensal se renova a cada mês, o semestral a cada seis meses e o
            anual a cada doze.
          </p>
          <p>
            Se o preço for mudar, avisamos por e-mail antes da cobrança. Você pode desligar a renovação na área do
            assinante: as caixas já pagas continuam chegando, e nada mais é cobrado.
          </p>
        </>
      ),
    },
    {
      id: "interrupcao",
      title: "4. Interrupção e cancelamento",
      body: (
        <>
          <p>
            Você pode <b>pedir a interrupção a qualquer momento</b>, pela área do assinante, sem precisar telefonar. A
            resposta chega por e-mail em até 1 dia útil. O custo depende do plano:
          </p>
          <ul>
            <li>
              <b>Plano mensal:</b> nenhum custo.
            </li>
            <li>
              <b>Semestral ou anual, dentro do prazo:</b> 10% do valor dos meses que ainda faltam.
            </li>
            <li>
              <b>Semestral ou anual, depois do prazo:</b> nenhum custo.
            </li>
          </ul>
          <p>
            Um exemplo: em um plano anual de {penalty.monthlyPrice} por mês, com {penalty.remainingMonths} meses pela
            frente, faltam {penalty.remaining}. A interrupção custa 10% disso, {penalty.penalty}.
          </p>
          <p>Uma caixa que já saiu para entrega quando o pedido chega segue o caminho dela e é cobrada normalmente.</p>
        </>
      ),
    },
    {
      id: "arrependimento",
      title: "5. Direito de arrependimento",
      body: (
        <>
          <p>
            Pelo artigo 49 do Código de Defesa do Consumidor, você tem <b>7 dias</b>, contados da assinatura ou do
            recebimento da primeira caixa, para desistir da compra feita pela internet, sem dizer o motivo e sem nenhum
            custo.
          </p>
          <p>
            Basta avisar o atendimento. A coleta da caixa é por nossa conta, e devolvemos tudo o que foi pago, inclusive
            o frete. A regra dos 10% não se aplica a esse caso.
          </p>
        </>
      ),
    },
    {
      id: "entrega",
      title: "6. Entrega",
      body: (
        <>
          <p>
            A data de envio e a previsão de entrega são mostradas na compra e, depois, na área do assinante, com o
            código de rastreio. A primeira caixa {firstBoxLeavesText}: {firstBoxLeavesExamples}. O prazo da
            transportadora depende do CEP.
          </p>
          <p>
            O frete da caixa mensal é grátis para {freeShipping}. Nos outros estados ele é calculado pelo CEP, com um
            desconto da PetBox, e aparece antes do pagamento. Mais na{" "}
            <Link href={sitePaths.freight}>política de frete</Link>.
          </p>
          <p>
            Mantenha o endereço em dia: uma caixa devolvida por endereço errado ou por ausência nas tentativas de
            entrega pode ter um novo frete, que só é cobrado se você concordar.
          </p>
        </>
      ),
    },
    {
      id: "trocas",
      title: "7. Trocas e problemas com a caixa",
      body: (
        <p>
          Chegou algo errado, com defeito, vencido ou que não combina com a restrição informada? Fale com o atendimento
          em até 30 dias (90 para o que dura, como brinquedos), de preferência com uma foto, e enviamos outro produto ou
          devolvemos o valor dele. Mais na <Link href={sitePaths.returns}>política de trocas e devoluções</Link>. Não
          recomendamos deixar o pet sozinho com brinquedos e mordedores: supervisione e descarte os que se soltarem em
          pedaços.
        </p>
      ),
    },
    {
      id: "atraso",
      title: "8. Pagamento recusado ou em atraso",
      body: (
        <p>
          Quando uma cobrança não passa, avisamos você, tentamos de novo e guardamos a caixa do mês. Enquanto houver
          valor em aberto, os envios ficam suspensos; eles voltam assim que o pagamento é regularizado na área do
          assinante.
        </p>
      ),
    },
    {
      id: "cupons",
      title: "9. Cupons, convites e presentes",
      body: (
        <p>
          Cada cupom tem validade e regras próprias, mostradas junto dele. O cupom de convite é pessoal e
          intransferível. Presentes da primeira caixa dependem do estoque e podem ser trocados por outro de valor igual
          ou maior.
        </p>
      ),
    },
    {
      id: "privacidade",
      title: "10. Seus dados",
      body: (
        <>
          <p>
            Usamos os seus dados e os do pet para o que a assinatura precisa, conforme a Lei Geral de Proteção de Dados:
          </p>
          <ul>
            <li>montar a caixa, entregar, cobrar e emitir a nota fiscal;</li>
            <li>avisar sobre envios e pagamentos, e atender quando você nos procura;</li>
            <li>enviar novidades, só se você aceitou recebê-las, com a saída em cada mensagem.</li>
          </ul>
          <p>
            O número completo e o código de segurança do cartão não são guardados por nós. Compartilhamos apenas o
            necessário com quem entrega e com quem processa o pagamento, e não vendemos dados. Você pode pedir acesso,
            correção, cópia ou exclusão a qualquer momento. Os detalhes estão na{" "}
            <Link href={sitePaths.privacy}>política de privacidade</Link>.
          </p>
        </>
      ),
    },
    {
      id: "mudancas",
      title: "11. Mudanças nestes termos",
      body: (
        <p>
          Se estes termos mudarem, avisamos por e-mail com pelo menos 30 dias de antecedência. A mudança vale a partir
          da renovação seguinte; até lá continua valendo o que você aceitou.
        </p>
      ),
    },
    {
      id: "atendimento",
      title: "12. Atendimento e foro",
      body: (
        <p>
          Estamos na central de ajuda de segunda a sexta, das 8h às 18h (horário de Brasília). O que não se resolver por
          lá pode ser levado à Justiça da cidade onde você mora.
        </p>
      ),
    },
  ];
}
