import type { ComponentType } from "react";
import { useCode } from "../../code/useCode.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

interface CardFormLoaderProps<Props> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly form: Props;
}

/** A form for a card. Its code, which knows every brand of the world, comes when the form is shown. */
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
