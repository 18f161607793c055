import type { ComponentType } from "react";
import { useCode } from "../../code/useCode.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

interface CardFormLoaderProps<Props> {
  /** Must keep its identity across renders. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly form: Props;
}

/** Loads a card form on demand; its code includes the validation rules of all card brands. */
export function CardFormLoader<Props extends object>({ load, form }: CardFormLoaderProps<Props>) {
  return (
    <AsyncResultView result={useCode(load)} variant="inline" skeleton={<FormOnItsWay />} texts={words}>
      {(Form) => <Form {...form} />}
    </AsyncResultView>
  );
}

const words = { loadingLabel: "", failureTitle: "Não deu para carregar o formulário do cartão." };

function FormOnItsWay() {
  return (
    <Stack aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
