import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../Inline/index.ts";
import { Badge, type BadgeTone } from "./Badge.tsx";

const meta = preview.meta({ component: Badge, title: "Componentes/Status/Badge", args: { children: "Novo" } });

const tones: readonly (readonly [BadgeTone, string])[] = [
  ["neutral", "Avulso"],
  ["primary", "VITALÍCIO"],
  ["highlight", "R$20,00 OFF"],
  ["success", "FRETE GRÁTIS*"],
  ["warning", "Aguardando"],
  ["danger", "Em atraso"],
  ["info", "Enviado"],
];

export const Neutral = meta.story({});
export const Tones = meta.story({
  render: () => (
    <Inline>
      {tones.map(([tone, text]) => (
        <Badge key={tone} tone={tone}>
          {text}
        </Badge>
      ))}
    </Inline>
  ),
});
export const LongText = meta.story({
  args: { tone: "highlight", children: "R$9.999.999,99 OFF" },
  globals: { viewport: { value: "mobile1" } },
});
