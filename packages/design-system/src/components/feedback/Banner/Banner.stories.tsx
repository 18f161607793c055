import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Container } from "../../foundations/Container/Container.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Banner, type BannerProps } from "./Banner.tsx";

const act = fn();

const meta = preview.meta({
  component: Banner,
  title: "Componentes/Avisos e estados/Banner",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O aviso da página inteira, de ponta a ponta, logo abaixo do cabeçalho: em que pé está aquilo de que a página trata, e o que fazer. Já está lá quando a página abre, por isso não interrompe a leitura. Um só por página: o mais urgente. Fechado, quem guarda isso é a página.",
      synonyms: ["faixa", "aviso da página"],
      alternatives: {
        Alert: "a mensagem é sobre uma parte da página, ou aparece depois de uma ação e precisa ser ouvida",
        Toast: "só confirma o que acabou de ser feito e pode sumir sozinha",
        OfflineNotice: "falta internet",
        CouponBar: "diz que cupom está em uso",
      },
      keyboard: {
        Tab: "Passa à ação e depois ao botão de fechar.",
        "Enter ou Espaço": "No botão de fechar, fecha o aviso e leva o foco ao conteúdo da página.",
      },
      announcements: [
        "“O pagamento do Bob está em atraso, região”",
        "“Atenção, imagem”",
        "“O pagamento do Bob está em atraso, título de nível 2”, e o texto",
        "“Quero regularizar, link”, “Fechar aviso, botão”",
      ],
    },
  },
  args: {
    tone: "warning" as const,
    title: "O pagamento do Bob está em atraso",
    children: <Text>A próxima caixa sai assim que ele for aprovado.</Text>,
    action: <Button onClick={act}>Quero regularizar</Button>,
  },
  beforeEach: () => {
    act.mockClear();
  },
});

export const Warning = meta.story({
  name: "Atenção",
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole("region", { name: "O pagamento do Bob está em atraso" });
    await expect(notice.getBoundingClientRect().width).toBe(document.body.clientWidth);
    await expect(canvas.getByRole("img", { name: "Atenção" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(act).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const Danger = meta.story({
  name: "Perigo",
  args: {
    tone: "danger",
    title: "Assinatura cancelada",
    children: <Text>As caixas já pagas ainda serão enviadas. Depois delas, nada mais é cobrado.</Text>,
    action: undefined,
  },
});

export const Info = meta.story({
  name: "Informação",
  args: {
    tone: "info",
    title: "Esta assinatura foi renovada",
    children: undefined,
    action: (
      <LinkButton href="#nova" variant="secondary">
        Ver a nova assinatura
      </LinkButton>
    ),
  },
});

export const Offer = meta.story({
  name: "Oferta",
  args: {
    tone: "offer",
    title: "Mais um ano de caixas para o Bob?",
    children: <Text>A assinatura dele está no fim. Renovando agora, o preço continua o mesmo.</Text>,
    action: <Button>Quero renovar!!</Button>,
  },
});

function Page({ onDismiss, ...rest }: BannerProps) {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => {
    onDismiss?.();
    setDismissed(true);
  };
  return (
    <main tabIndex={-1}>
      {dismissed ? null : <Banner {...rest} onDismiss={dismiss} />}
      <Container>
        <Heading headingLevel={1}>Plano anual do Bob</Heading>
      </Container>
    </main>
  );
}

export const Dismissible = meta.story({
  name: "Pode ser fechado",
  args: { onDismiss: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fechar aviso" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});

export const Kinds = meta.story({
  name: "Todos os tipos",
  render: (args) => (
    <>
      {(["danger", "warning", "info", "offer"] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} title={`${titles[tone]}, Bob`} onDismiss={() => undefined} />
      ))}
    </>
  ),
});

const titles = { danger: "Importante", warning: "Atenção", info: "Aviso", offer: "Oferta" };

export const LongestText = meta.story({
  args: {
    title: "O pagamento da assinatura anual do Maximiliano Bartolomeu Terceiro de Albuquerque está em atraso",
    children: (
      <Text>
        Não conseguimos cobrar R$ 12.345,67 no cartão final 1111. Enviamos os detalhes para
        maximilianobartolomeuterceirodealbuquerquecavalcanti@correspondencia.exemplo.com.br
      </Text>
    ),
    action: <Button>Quero regularizar o pagamento desta assinatura agora mesmo</Button>,
    onDismiss: () => undefined,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = Kinds.extend({ name: "No celular", globals: { viewport: { value: "phone" } } });
export const Dark = Kinds.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
