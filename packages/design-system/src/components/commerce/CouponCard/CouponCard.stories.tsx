import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents, zeroCents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { CouponCard } from "./CouponCard.tsx";

const until = civilDate(2026, 12, 31);
const rules =
  "<ul><li>Vale para compras a partir de <b>R$60,00</b>.</li><li>Um uso por CPF.</li></ul><p>Dúvidas? <a href='/ajuda'>Fale com a gente</a>.</p>";

const meta = preview.meta({
  component: CouponCard,
  title: "Componentes/Comércio/CouponCard",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra um cupom que a pessoa tem: quanto dá, até quando vale, o código para copiar e as regras, que abrem e fecham. Numa lista, abrir as regras de um cupom fecha as do outro. Usado ou expirado, fica sem o botão de copiar e diz por quê.",
      synonyms: ["cupom", "voucher"],
      alternatives: {
        CouponField: "se digita o código no checkout",
        CouponBar: "só avisa que há um cupom em uso",
        EmptyState: "a pessoa não tem nenhum cupom",
      },
      keyboard: {
        Tab: "Vai ao botão que copia; de novo, às regras.",
        "Enter ou Espaço": "Copia o código, ou abre e fecha as regras.",
      },
      announcements: [
        "“Amigo da PetBox, título”, “R$20,00 OFF”, “Válido até 31/12/2026”",
        "“Copiar cupom, botão, AUMIGO20”; depois de copiar: “Copiado!”, ou, com `copySilently`, o aviso da página",
        "“Veja as regras (Amigo da PetBox), recolhido”",
      ],
    },
  },
  args: {
    name: "Amigo da PetBox",
    description: "Na próxima compra da loja.",
    code: "AUMIGO20",
    offer: { type: "real" as const, value: cents(2000) },
    standing: { kind: "valid" as const, until },
    rules,
    onCopied: fn(),
    onCopyFailed: fn(),
  },
  render: (args) => (
    <Grid tile="large">
      <CouponCard {...args} />
    </Grid>
  ),
});

export const Available = meta.story({
  name: "Disponível",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(canvas.getByText("R$20,00 OFF")).toBeVisible();
    await expect(canvas.getByText("Válido até 31/12/2026")).toBeVisible();
    const copy = canvas.getByRole("button", { name: "Copiar cupom" });
    await expect(copy).toHaveAccessibleDescription("AUMIGO20");
    await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith("AUMIGO20");
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    write.mockRestore();
  },
});

export const CopyRefused = meta.story({
  name: "Cópia recusada",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar cupom" }));
    await expect(args.onCopyFailed).toHaveBeenCalledTimes(1);
    await expect(args.onCopied).not.toHaveBeenCalled();
    write.mockRestore();
  },
});

/** Opening one coupon's rules closes the others'; a second press closes them. */
export const OneSetOfRulesAtATime = meta.story({
  name: "Um regulamento por vez",
  render: (args) => (
    <Grid tile="large" list>
      {["AUMIGO20", "OURO15"].map((code) => (
        <li key={code}>
          <CouponCard {...args} code={code} name={`Cupom ${code}`} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByText("Veja as regras");
    const opened = () => [...canvasElement.querySelectorAll("details")].map(({ open }) => open);
    if (first === undefined || second === undefined) throw new Error("As regras não estão na página.");
    await userEvent.click(first);
    await waitFor(() => expect(opened()).toEqual([true, false]));
    await userEvent.click(second);
    await waitFor(() => expect(opened()).toEqual([false, true]));
    await expect(second.closest("summary")).toHaveFocus();
    await userEvent.click(second);
    await waitFor(() => expect(opened()).toEqual([false, false]));
    await userEvent.click(first);
  },
});

/** Each says until when it is valid, or why it no longer is. */
export const EveryStanding = meta.story({
  name: "Todas as situações",
  render: (args) => (
    <Grid tile="large" list>
      {(
        [
          ["Fidelidade Ouro", "OURO15", { type: "porcentagem", percent: 15 }, { kind: "lifelong" }],
          ["Amigo da PetBox", "AUMIGO20", { type: "real", value: cents(2000) }, { kind: "valid", until }],
          ["Boas-vindas", "BEMVINDO", undefined, { kind: "valid" }],
          ["Aniversário do Bob", "PARABENS", { type: "porcentagem", percent: 10 }, { kind: "used" }],
          [
            "Dia do gato",
            "MIAU",
            { type: "real", value: cents(1500) },
            { kind: "expired", since: civilDate(2026, 2, 17) },
          ],
        ] as const
      ).map(([name, code, offer, standing]) => (
        <li key={code}>
          <CouponCard {...args} name={name} code={code} offer={offer} standing={standing} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("VITALÍCIO")).toBeVisible();
    await expect(canvas.getByText("Valeu até 17/02/2026")).toBeVisible();
    await expect(canvas.getByText("Já usado")).toBeVisible();
    await expect(canvas.getByText("Sem prazo de validade")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Copiar cupom" })).toHaveLength(3);
  },
});

/** A discount of zero has no line, nor do missing rules and a missing description. */
export const OnlyWhatMustBeKnown = meta.story({
  name: "Só o indispensável",
  args: { offer: { type: "real", value: zeroCents }, rules: "", description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/OFF/)).toBeNull();
    await expect(canvas.queryByText("Veja as regras")).toBeNull();
  },
});

export const RulesWithAScript = meta.story({
  name: "Regulamento com script",
  args: {
    name: "<img src=x onerror=alert(1)>",
    rules: "<script>document.body.dataset.harmed = 'yes'</script><p onclick='alert(1)'>Um uso por CPF.</p>",
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "<img src=x onerror=alert(1)>" })).toBeVisible();
    await userEvent.click(canvas.getByText("Veja as regras"));
    await waitFor(() => expect(canvas.getByText("Um uso por CPF.").tagName).toBe("P"));
    await expect(canvasElement.querySelector("script, [onclick], img")).toBeNull();
    await expect(document.body.dataset.harmed).toBeUndefined();
  },
});

export const States = meta.story({
  render: (args) => (
    <Grid tile="large">
      <CouponCard {...args} name="Normal" />
      <CouponCard {...args} name="Sob o ponteiro" className="hover" />
      <CouponCard {...args} name="Com foco" className="focus" />
      <CouponCard {...args} name="Apertado" className="active" />
    </Grid>
  ),
  parameters: {
    pseudo: {
      hover: [".hover button", ".hover summary"],
      focusVisible: [".focus button", ".focus summary"],
      active: [".active button", ".active summary"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    name: "Cupom de boas-vindas do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti e Silva, que vale na loja, na assinatura, nos tapetes e nos alimentos úmidos, em qualquer dia do ano, sem valor mínimo e outras",
    description: "Umdescontoqueninguémesperavamasquetodomundoqueriaterguardadonobolso para a próxima caixa.",
    code: "MAXIMILIANOBARTOLOMEUTERCEIRODEALBUQUERQUE",
    offer: { type: "real", value: cents(1_234_567) },
    standing: { kind: "expired", since: until },
  },
});

export const Dark = EveryStanding.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  args: { standing: { kind: "valid", until } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
