import { sitePaths } from "@petbox/domain/site/paths";
import { Link } from "../../components/navigation/Link/index.ts";
import { PolicyScreen, type PolicySection } from "./PolicyScreen.tsx";

/** The privacy policy, linked from the consent checkbox of the contact step. */
export function PrivacyScreen() {
  return (
    <PolicyScreen
      href={sitePaths.privacy}
      title="Política de privacidade"
      since="Atualizada em 2 de janeiro de 2026"
      lead="Quais dados pedimos, para que servem, com quem vão parar e o que você pode exigir de nós. Segue a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018)."
      summary={
        <ul>
          <li>Pedimos só o que a assinatura precisa: montar a caixa, entregar, cobrar e falar com você.</li>
          <li>O número completo e o código de segurança do cartão nunca são guardados.</li>
          <li>Não vendemos dados. Novidades por e-mail, só se você quiser.</li>
          <li>Você pode ver, corrigir, levar embora ou apagar os seus dados quando quiser.</li>
        </ul>
      }
      sections={sections}
    />
  );
}

const sections: readonly PolicySection[] = [
  {
    id: "dados",
    title: "1. Os dados que pedimos",
    body: (
      <>
        <ul>
          <li>
            <b>Contato:</b> e-mail e telefone.
          </li>
          <li>
            <b>Seu pet:</b> nome, sexo, espécie, porte, raça, nascimento e restrição alimentar. Depois da compra, se
            você quiser, a foto e os hábitos dele.
          </li>
          <li>
            <b>Cadastro:</b> nome completo, CPF, data de nascimento, endereço de entrega e a senha da conta.
          </li>
          <li>
            <b>Assinatura:</b> plano, caixas enviadas, pagamentos, cupons e o que você fala com o atendimento.
          </li>
          <li>
            <b>Uso do site:</b> os passos da compra, sem nada que diga quem você é. Mais na{" "}
            <Link href={sitePaths.cookies}>política de cookies</Link>.
          </li>
        </ul>
        <p>A assinatura é para maiores de 18 anos. Não pedimos dados de crianças.</p>
      </>
    ),
  },
  {
    id: "uso",
    title: "2. Para que servem",
    body: (
      <ul>
        <li>
          <b>Cumprir o que você contratou:</b> escolher os itens, entregar, cobrar, avisar sobre envios e pagamentos e
          atender você.
        </li>
        <li>
          <b>Cumprir a lei:</b> emitir a nota fiscal e guardar os registros que o fisco exige.
        </li>
        <li>
          <b>Proteger você e a loja:</b> evitar fraudes e acessos indevidos.
        </li>
        <li>
          <b>Mandar novidades e ofertas:</b> só com o seu consentimento. Você desmarca a caixinha ao deixar o contato ou
          sai depois, pelo link em cada mensagem.
        </li>
      </ul>
    ),
  },
  {
    id: "cartao",
    title: "3. O seu cartão",
    body: (
      <p>
        O número completo e o código de segurança vão direto para o pagamento e somem:{" "}
        <b>não os guardamos, nem aqui nem no seu navegador</b>. Ficam apenas a bandeira, os seis primeiros e os quatro
        últimos números, o nome impresso e a validade, para você reconhecer o cartão e a assinatura poder se renovar.
      </p>
    ),
  },
  {
    id: "compartilhamento",
    title: "4. Com quem compartilhamos",
    body: (
      <>
        <p>Só com quem precisa de um dado para fazer a parte dele, e só daquele dado:</p>
        <ul>
          <li>transportadoras: nome, endereço e telefone;</li>
          <li>processadora de pagamento e bancos: nome, CPF e os dados da cobrança;</li>
          <li>serviços que hospedam o site e enviam os nossos e-mails, sob contrato de sigilo;</li>
          <li>autoridades, quando a lei ou um juiz obriga.</li>
        </ul>
        <p>Não vendemos nem alugamos dados a ninguém.</p>
      </>
    ),
  },
  {
    id: "prazo",
    title: "5. Por quanto tempo",
    body: (
      <p>
        Enquanto você tiver uma assinatura ou uma conta. Se pedir a exclusão, apagamos tudo o que não for obrigatório; o
        que a lei manda guardar, como notas fiscais, fica até 5 anos e depois é apagado. Quem só começou a compra pode
        pedir a exclusão do contato do mesmo jeito.
      </p>
    ),
  },
  {
    id: "direitos",
    title: "6. Os seus direitos",
    body: (
      <>
        <p>Pela LGPD, a qualquer momento e sem custo, você pode:</p>
        <ul>
          <li>saber se temos dados seus e receber uma cópia deles;</li>
          <li>corrigir o que estiver errado ou desatualizado;</li>
          <li>pedir a exclusão, o bloqueio ou a anonimização do que for demais;</li>
          <li>levar os seus dados para outra empresa;</li>
          <li>saber com quem foram compartilhados;</li>
          <li>retirar um consentimento, ou se opor a um uso.</li>
        </ul>
        <p>
          Peça pela central de ajuda, com o assunto “Privacidade”. O encarregado de dados da PetBox responde em até 15
          dias. Se não ficar satisfeito, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </>
    ),
  },
  {
    id: "seguranca",
    title: "7. Como protegemos",
    body: (
      <p>
        Tudo viaja criptografado, as senhas são guardadas de um jeito que nem nós conseguimos ler, e só quem precisa de
        um dado para trabalhar tem acesso a ele. Se algo der errado e puder trazer risco a você, avisamos você e a ANPD.
      </p>
    ),
  },
  {
    id: "mudancas",
    title: "8. Mudanças e contato",
    body: (
      <p>
        Se esta política mudar em algo importante, avisamos por e-mail antes. Quem responde pelos seus dados é a empresa
        identificada no rodapé desta página; a central de ajuda atende de segunda a sexta, das 8h às 18h (horário de
        Brasília).
      </p>
    ),
  },
];
