import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { useCallback, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { AddressForm, type AddressFormProps } from "../../components/forms/AddressForm/index.ts";
import { usePressDuringLookup } from "../../components/forms/AddressForm/usePressDuringLookup.ts";
import { Form, type FormProps, type FormSubmission, type FormValues } from "../../components/forms/Form/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";

/** State of the CEP lookup and the callback for typed CEPs. */
export type CepLookedUp = Pick<AddressFormProps, "lookup" | "onCepChange" | "onRetry">;

interface AddressStepFormProps<Value>
  extends Pick<FormSubmission<Value>, "onSubmit" | "serverErrors">,
    Pick<AddressFormProps, "variant" | "known" | "title" | "description" | "texts"> {
  /** Accessible name of the form. */
  readonly label: string;
  readonly cep: CepLookedUp;
  /** Validates the form values. Must keep its identity across renders. */
  readonly parse: (values: FormValues, lookup: CepLookup) => ReturnType<FormProps<Value>["parse"]>;
  readonly pending: boolean;
  /** Error text of the last failed submission. */
  readonly failure: string | undefined;
  /** Labels of the submit button, idle and pending. */
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly back: { readonly label: string; readonly onPress: () => void };
}

/**
 * An address form in a dialog, with buttons to continue and to go back. A submission during the CEP lookup is kept
 * until the lookup ends.
 */
export function AddressStepForm<Value>(props: AddressStepFormProps<Value>) {
  const { label, cep, parse, pending, failure, serverErrors, submit, back, onSubmit, ...address } = props;
  const form = useRef<HTMLFormElement>(null);
  const { lookup } = cep;
  const press = usePressDuringLookup(form, lookup);
  const parseValues = useCallback((values: FormValues) => parse(values, lookup), [parse, lookup]);
  const goBack = () => {
    press.cancel();
    back.onPress();
  };
  return (
    <Form
      ref={form}
      parse={parseValues}
      pending={pending}
      serverErrors={serverErrors}
      onSubmitCapture={press.keep}
      onSubmit={onSubmit}
      aria-label={label}
    >
      <AddressForm {...address} {...cep} headingLevel={3} />
      <FailureAlert tone="warning" failure={failure} pending={pending} />
      <Stack gap="s3">
        <Button
          type="submit"
          fullWidth
          pending={pending || press.waiting}
          texts={{ pendingLabel: press.waiting ? "Conferindo o CEP" : submit.pendingLabel }}
        >
          {submit.label}
        </Button>
        <Button variant="secondary" fullWidth aria-disabled={pending || undefined} onClick={goBack}>
          {back.label}
        </Button>
      </Stack>
    </Form>
  );
}
