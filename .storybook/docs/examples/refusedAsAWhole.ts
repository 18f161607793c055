import type { CustomerErrors } from "./RefusedForm.tsx";

export const refusedAsAWhole: CustomerErrors = {
  cadastro: "Não conseguimos salvar agora. O que você digitou está aqui.",
};
