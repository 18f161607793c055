import { documented } from "@petbox/storybook/documented";
import { TextField } from "../TextField/index.ts";
import { FormSection } from "./FormSection.tsx";

export const formSectionDocs = documented({
  component: FormSection,
  example: (
    <FormSection title="Seus dados" description="Só para a entrega e a nota fiscal.">
      <TextField name="fullName" label="Nome completo" />
    </FormSection>
  ),
  purpose: "Uma parte de um formulário comprido: campos que andam juntos, sob um título que todos percebem.",
  instead: [
    { use: "Form", when: "quando é o formulário inteiro" },
    { use: "RadioGroup", when: "quando é uma pergunta só, com opções" },
    { use: "Card", when: "quando não há campos" },
  ],
  props: {
    children: "Os campos desta parte.",
    title: "Do que trata esta parte do formulário.",
  },
  keyboard: [],
  heard: ["“Seus dados, grupo, Só para a entrega e a nota fiscal.”", "“Seus dados, título de nível 2”"],
});
