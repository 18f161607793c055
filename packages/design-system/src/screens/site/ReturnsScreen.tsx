import { sitePaths } from "@petbox/domain/site/paths";
import { Link } from "../../components/navigation/Link/index.ts";
import { PolicyScreen, type PolicySection } from "./PolicyScreen.tsx";

/** The policy on withdrawal, exchanges and refunds. */
export function ReturnsScreen() {
  return (
    <PolicyScreen
      href={sitePaths.returns}
      title="Política de trocas e devoluções"
      since="Atualizada em 2 de janeiro de 2026"
      lead="Mudou de ideia ou chegou algo errado? Veja o que fazer e o que você recebe de volta."
      summary={
        <ul>
          <li>Até 7 dias: você desiste sem dizer o motivo e recebe tudo de volta, com o frete.</li>
          <li>Item errado, com defeito ou vencido: trocamos ou devolvemos o valor.</li>
          <li>A coleta e o novo envio são por nossa conta.</li>
        </ul>
      }
      sections={sections}
    />
  );
}

const sections: readonly PolicySection[] = [
  {
    id: "arrependimento",
    title: "1. Desistir em até 7 dias",
    body: (
      <>
        <p>
          Pelo artigo 49 do Código de Defesa do Consumidor, quem compra pela internet tem <b>7 dias</b> para se
          arrepender, contados da compra ou do recebimento do produto. Não é preciso dizer o motivo.
        </p>
        <p>
          Devolvemos tudo o que foi pago, inclusive o frete, e buscamos a caixa sem custo. Pedimos só que os produtos
          voltem sem uso, com a embalagem que veio.
        </p>
      </>
    ),
  },
  {
    id: "problemas",
    title: "2. Item errado, com defeito ou vencido",
    body: (
      <>
        <p>
          Fale com o atendimento assim que notar: em até <b>30 dias</b> para o que se consome, como petiscos, e em até{" "}
          <b>90 dias</b> para o que dura, como brinquedos e acessórios. Se o defeito só aparece com o uso, o prazo
          começa quando ele aparece.
        </p>
        <p>Você escolhe: outro igual, um equivalente ou o valor do item de volta.</p>
      </>
    ),
  },
  {
    id: "restricao",
    title: "3. Item que o seu pet não pode",
    body: (
      <p>
        Se a caixa trouxe algo que não combina com a restrição ou com o porte informados, não ofereça ao pet e fale com
        a gente: trocamos por um item adequado. Aproveite para conferir se os dados dele estão em dia na área do
        assinante.
      </p>
    ),
  },
  {
    id: "gosto",
    title: "4. Quando ele simplesmente não gostou",
    body: (
      <p>
        A surpresa faz parte da caixa, e item aberto ou usado por gosto não tem troca. Mas conte para nós ao avaliar a
        caixa: a próxima fica mais a cara dele.
      </p>
    ),
  },
  {
    id: "pedido",
    title: "5. Como pedir",
    body: (
      <>
        <p>
          Chame a central de ajuda, de segunda a sexta, das 8h às 18h (horário de Brasília), com o código da assinatura
          e, se houver defeito, uma foto.
        </p>
        <p>Combinamos a coleta ou a postagem, que não custa nada a você. Guarde a embalagem até lá.</p>
      </>
    ),
  },
  {
    id: "reembolso",
    title: "6. Como o dinheiro volta",
    body: (
      <ul>
        <li>
          <b>Cartão:</b> pedimos o estorno à operadora assim que a devolução é confirmada. Conforme o fechamento, ele
          aparece nesta fatura ou na seguinte.
        </li>
        <li>
          <b>Pix ou boleto:</b> depositamos em uma conta de quem fez a compra.
        </li>
      </ul>
    ),
  },
  {
    id: "interrupcao",
    title: "7. E se eu quiser parar a assinatura?",
    body: (
      <p>
        Passados os 7 dias, é uma interrupção, e não uma devolução: no mensal não custa nada; no semestral e no anual,
        dentro do prazo, custa 10% dos meses que faltam. Está tudo na seção{" "}
        <Link href={`${sitePaths.terms}#interrupcao`}>Interrupção e cancelamento</Link> dos termos.
      </p>
    ),
  },
];
