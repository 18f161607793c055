import { BottomBar } from "../../components/BottomBar/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Form, type FormProps } from "../../components/Form/index.ts";

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
