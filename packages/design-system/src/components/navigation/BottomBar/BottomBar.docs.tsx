import { documented } from "@petbox/storybook/documented";
import { Button } from "../../actions/Button/Button.tsx";
import { BottomBar } from "./BottomBar.tsx";

export const bottomBarDocs = documented({
  component: BottomBar,
  example: (
    <BottomBar note="R$59,90/mês no plano anual">
      <Button>Continuar</Button>
    </BottomBar>
  ),
  purpose:
    "Onde fica a ação principal da tela: presa ao pé da tela, sob o polegar, até 992 px; no fim da coluna, daí em diante e onde ela cobriria a página: com texto grande ou tela baixa. A página (StepLayout ou PageLayout) ganha espaço para ela, e o que recebe o foco nunca fica por baixo. Uma só por página.",
  instead: [
    { use: "Inline", when: "quando são botões no meio do conteúdo" },
    { use: "Banner", when: "quando é um aviso com uma ação" },
    { use: "Dialog", when: "quando os botões são de uma janela, que tem os seus em actions" },
  ],
  props: {
    children: "A ação principal da tela e, no máximo, uma discreta ao lado.",
    note: "Uma linha acima da ação: o preço, ou por que ainda não dá para tocar.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa pelas ações, na ordem em que estão; o resto da página rola para não ficar por baixo." },
  ],
  heard: ["o aviso, se há: “R$59,90/mês no plano anual”", "“Continuar, botão”"],
});
