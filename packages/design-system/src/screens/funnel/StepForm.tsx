import { Button } from "../../components/actions/Button/index.ts";
import { Form, type FormProps } from "../../components/forms/Form/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";

/** The form of a step: its fields, and "Continuar" under the thumb. */
export function StepForm<Value>({ children, ...form }: FormProps<Value>) {
  return (
    <Form {...form}>
      {children}
      <BottomBar>
        <Button type="submit" fullWidth>
          Continuar
        </Button>
      </BottomBar>
    </Form>
  );
}
