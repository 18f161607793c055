import { sitePaths } from "@petbox/domain/site/paths";
import { Link } from "../../components/navigation/Link/index.ts";
import { PolicyScreen, type PolicySection } from "./PolicyScreen.tsx";

/** The cookie and storage policy. */
export function CookiesScreen() {
  return (
    <PolicyScreen
      href={sitePaths.cookies}
      title="Política de cookies"
      since="Atualizada em 2 de janeiro de 2026"
      lead="O que o site guarda no seu navegador, por quê e como apagar. É pouco, e nada disso serve para seguir você por aí."
      summary={
        <ul>
          <li>Usamos um cookie: o da sessão, sem o qual não dá para comprar.</li>
          <li>O que você digita fica rascunhado só nesta aba, lacrado, para não se perder.</li>
          <li>Não há cookies de propaganda.</li>
        </ul>
      }
      sections={sections}
    />
  );
}

const sections: readonly PolicySection[] = [
  {
    id: "sessao",
    title: "1. O cookie da sessão",
    body: (
      <p>
        Cookie é um pequeno texto que o site pede para o navegador guardar. O nosso se chama <b>petbox_session</b>: liga
        você às suas respostas e à sua conta de uma página para a outra. Dura até 30 dias, traz só um código sorteado,
        nenhum dado seu, e nenhum programa da página consegue lê-lo. É necessário: sem ele a compra não funciona.
      </p>
    ),
  },
  {
    id: "protecao",
    title: "2. O código contra falsificação",
    body: (
      <p>
        Cada página traz um código de segurança que acompanha tudo o que você envia. Ele prova que o pedido partiu do
        nosso site, e não de outro que se passasse por você. Vale só para a sua sessão e muda quando você entra na
        conta.
      </p>
    ),
  },
  {
    id: "rascunhos",
    title: "3. Rascunhos e lembretes no navegador",
    body: (
      <>
        <p>Não são cookies e não saem do seu aparelho:</p>
        <ul>
          <li>
            <b>Rascunhos:</b> o que você digitou e ainda não enviou, para não se perder se a página recarregar. Ficam
            criptografados, só nesta aba, e somem quando você envia o formulário, sai da conta ou fecha a aba. Senha,
            número e código de segurança do cartão nunca entram neles.
          </li>
          <li>
            <b>Lembretes:</b> em que altura da página você estava e se há um pagamento em andamento nesta aba.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "medicao",
    title: "4. Medição de uso",
    body: (
      <p>
        Para saber o que funciona, o site registra passos da compra, como o plano escolhido. Nunca o seu nome, e-mail,
        telefone, CPF ou o nome do pet. Quando pedimos a sua permissão, nada é registrado antes da resposta, e um “não”
        vale como não.
      </p>
    ),
  },
  {
    id: "controle",
    title: "5. Como apagar",
    body: (
      <p>
        “Sair”, no menu da conta, encerra a sessão e apaga os rascunhos. Você também pode apagar ou bloquear cookies nas
        configurações do navegador; bloqueando o da sessão, você ainda lê o site, mas não consegue entrar nem assinar.
      </p>
    ),
  },
  {
    id: "mudancas",
    title: "6. Mudanças e dúvidas",
    body: (
      <p>
        Se um cookie novo aparecer, ele entra nesta lista antes. O que fazemos com os seus dados está na{" "}
        <Link href={sitePaths.privacy}>política de privacidade</Link>, e as dúvidas são com a central de ajuda.
      </p>
    ),
  },
];
