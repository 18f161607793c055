import type { LazyValue } from "@petbox/domain/store/lazyValue";
import type { ComponentType } from "react";
import { useLazyModule } from "../../code/useLazyModule.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

interface CardFormLoaderProps<Props> {
  readonly module: LazyValue<ComponentType<Props>>;
  /** Props of the form. */
  readonly form: Props;
}

/** Loads a card form on demand; its code includes the validation rules of all card brands. */
export function CardFormLoader<Props extends object>({ module, form }: CardFormLoaderProps<Props>) {
  return (
    <AsyncResultView result={useLazyModule(module)} variant="inline" skeleton={<FormSkeleton />} texts={words}>
      {(Form) => <Form {...form} />}
    </AsyncResultView>
  );
}

const words = { loadingLabel: "", failureTitle: "Não deu para carregar o formulário do cartão." };

function FormSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
