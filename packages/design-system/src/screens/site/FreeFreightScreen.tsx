import { stateCodes } from "@petbox/domain/address/states";
import { boxWeightLimitInKilograms } from "@petbox/domain/delivery/boxWeightLimit";
import { sitePaths } from "@petbox/domain/site/paths";
import { listed } from "@petbox/domain/text/listed";
import { Link } from "../../components/navigation/Link/index.ts";
import { PolicyScreen, type PolicySection } from "./PolicyScreen.tsx";

/** Items that travel free with a box (MAN-132, MAN-133). The box's own freight is in another policy (MAN-411). */
export function FreeFreightScreen() {
  return (
    <PolicyScreen
      href={sitePaths.freeFreight}
      title="Frete grátis com a caixa"
      since="Atualizada em 2 de janeiro de 2026"
      lead="Quem assina a caixa recebe outras compras junto com ela, sem pagar frete até um limite de peso."
      summary={
        <ul>
          <li>Vale para compras no aplicativo e para assinaturas de tapetes higiênicos ou alimentos úmidos.</li>
          <li>O limite é de 1, 2 ou 3 kg por envio, conforme o estado.</li>
          <li>Acima do limite, paga-se só o frete do que passa.</li>
        </ul>
      }
      sections={sections}
    />
  );
}

const limits = ([3, 2, 1] as const).map((kilograms) => ({
  kilograms,
  states: listed(stateCodes.filter((state) => boxWeightLimitInKilograms(state) === kilograms)),
}));

const sections: readonly PolicySection[] = [
  {
    id: "compras",
    title: "1. O que entra",
    body: (
      <>
        <p>Tudo o que viaja no mesmo envio da sua caixa mensal:</p>
        <ul>
          <li>compras no aplicativo;</li>
          <li>a assinatura de tapetes higiênicos;</li>
          <li>a assinatura de alimentos úmidos.</li>
        </ul>
        <p>O peso da própria caixa não conta.</p>
      </>
    ),
  },
  {
    id: "limites",
    title: "2. O limite de cada estado",
    body: (
      <ul>
        {limits.map(({ kilograms, states }) => (
          <li key={kilograms}>
            <b>Até {kilograms} kg:</b> {states}.
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: "excesso",
    title: "3. Acima do limite",
    body: (
      <p>
        Você paga o frete apenas do peso que passa do limite, conforme o destino. Em um estado de 1&nbsp;kg, uma compra
        de 2,5&nbsp;kg paga o frete de 1,5&nbsp;kg. O valor aparece antes de você confirmar.
      </p>
    ),
  },
  {
    id: "sem-caixa",
    title: "4. Quando não vale",
    body: (
      <p>
        Se você pedir para receber antes, em um envio separado, ou se não tiver uma caixa a caminho, vale o frete comum
        do pedido. O frete da própria caixa mensal segue a <Link href={sitePaths.freight}>política de frete</Link>.
      </p>
    ),
  },
  {
    id: "duvidas",
    title: "5. Mudanças e dúvidas",
    body: (
      <p>
        Se um limite mudar, avisamos antes da cobrança seguinte. A central de ajuda atende de segunda a sexta, das 8h às
        18h (horário de Brasília).
      </p>
    ),
  },
];
