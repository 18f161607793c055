import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { useCallback, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { AddressForm, type AddressFormProps } from "../../components/forms/AddressForm/index.ts";
import { usePressDuringLookup } from "../../components/forms/AddressForm/usePressDuringLookup.ts";
import { Form, type FormProps, type FormValues } from "../../components/forms/Form/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";

/** The CEP's look-up, and how it is told of what is typed. */
export type CepLookedUp = Pick<AddressFormProps, "lookup" | "onCepChange" | "onRetry">;

interface AddressStepFormProps<Value>
  extends Pick<FormProps<Value>, "onSubmit">,
    Pick<AddressFormProps, "variant" | "known" | "title" | "description" | "texts"> {
  /** What the form is called. */
  readonly label: string;
  readonly cep: CepLookedUp;
  /** Judges what was typed. It must not change from one render to the next. */
  readonly parse: (values: FormValues, lookup: CepLookup) => ReturnType<FormProps<Value>["parse"]>;
  readonly pending: boolean;
  /** Why what was sent last failed. */
  readonly failure: string | undefined;
  /** What its button says, also while it is at work. */
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly back: { readonly label: string; readonly onPress: () => void };
}

/** An address in a dialog, with the button that goes on and the one that goes back. A press while the CEP is looked up is kept. */
export function AddressStepForm<Value>(props: AddressStepFormProps<Value>) {
  const { label, cep, parse, pending, failure, submit, back, onSubmit, ...address } = props;
  const form = useRef<HTMLFormElement>(null);
  const { lookup } = cep;
  const press = usePressDuringLookup(form, lookup);
  const parseValues = useCallback((values: FormValues) => parse(values, lookup), [parse, lookup]);
  return (
    <Form
      ref={form}
      parse={parseValues}
      pending={pending}
      onSubmitCapture={press.keep}
      onSubmit={onSubmit}
      aria-label={label}
    >
      <AddressForm {...address} {...cep} headingLevel={3} />
      {failure === undefined || pending ? null : (
        <Alert tone="warning" role="alert" ref={bringIntoView}>
          {failure}
        </Alert>
      )}
      <Stack gap="s3">
        <Button
          type="submit"
          fullWidth
          pending={pending || press.waiting}
          texts={{ pendingLabel: press.waiting ? "Conferindo o CEP" : submit.pendingLabel }}
        >
          {submit.label}
        </Button>
        <Button variant="secondary" fullWidth aria-disabled={pending || undefined} onClick={back.onPress}>
          {back.label}
        </Button>
      </Stack>
    </Form>
  );
}
