import { Button } from "@petbox/design-system/components/Button";
import { ChoiceCards } from "@petbox/design-system/components/ChoiceCards";
import { RadioGroup } from "@petbox/design-system/components/RadioGroup";
import { ScoreScale, type ScoreScaleProps } from "@petbox/design-system/components/ScoreScale";
import { Stack } from "@petbox/design-system/components/Stack";
import { StarRating } from "@petbox/design-system/components/StarRating";
import type { Rating } from "@petbox/domain/rating/average";
import { Controller, useForm } from "react-hook-form";

const frequencies = [
  { value: "monthly", title: "Todo mês" },
  { value: "bimonthly", title: "Mês sim, mês não" },
] as const;

const favourites = [
  { value: "toys", label: "Os brinquedos" },
  { value: "treats", label: "Os petiscos" },
];

/** Null means not chosen yet. */
interface Opinion {
  readonly frequency: (typeof frequencies)[number]["value"] | null;
  readonly favourite: string | null;
  readonly stars: Rating | null;
  readonly score: ScoreScaleProps["value"];
}

const nothingChosen: Opinion = { frequency: null, favourite: null, stars: null, score: null };

export function HookedChoices({ onSave = () => undefined }: { onSave?: (opinion: Opinion) => void }) {
  const { control, handleSubmit } = useForm<Opinion>({ defaultValues: nothingChosen });
  return (
    <form noValidate onSubmit={handleSubmit(onSave)}>
      <Stack gap="s6">
        <Controller
          name="frequency"
          control={control}
          rules={{ required: "Escolha de quanto em quanto tempo." }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <ChoiceCards
              {...field}
              onValueChange={onChange}
              label="Frequência"
              cards={frequencies}
              error={error?.message}
            />
          )}
        />
        <Controller
          name="favourite"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup {...field} onValueChange={onChange} label="O que mais agradou" options={favourites} />
          )}
        />
        <Controller
          name="stars"
          control={control}
          rules={{ required: "Dê de uma a cinco estrelas." }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <StarRating {...field} onValueChange={onChange} label="A última caixa" error={error?.message} />
          )}
        />
        <Controller
          name="score"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <ScoreScale {...field} onValueChange={onChange} label="Você nos indicaria?" />
          )}
        />
        <Button type="submit">Enviar</Button>
      </Stack>
    </form>
  );
}
