import { Button } from "../../components/actions/Button/index.ts";
import { Form, type FormProps } from "../../components/forms/Form/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";

/** A step's form: its fields and the "Continuar" button. */
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
