import type { ComponentType } from "react";
import { useCode } from "../../code/useCode.ts";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

interface CardFormLoaderProps<Props> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly form: Props;
}

/** A form for a card. Its code, which knows every brand of the world, comes when the form is shown. */
export function CardFormLoader<Props extends object>({ load, form }: CardFormLoaderProps<Props>) {
  const { Component, retry } = useCode(load);
  if (Component !== undefined) return <Component {...form} />;
  if (retry === undefined) return <FormOnItsWay />;
  return (
    <Stack>
      <Alert tone="danger">Não deu para carregar o formulário do cartão.</Alert>
      <Button fullWidth onClick={retry}>
        Tentar de novo
      </Button>
    </Stack>
  );
}

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
