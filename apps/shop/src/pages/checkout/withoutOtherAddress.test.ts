import { parseCep } from "@petbox/domain/address/cep";
import { expect, it } from "vitest";
import { withoutOtherAddress } from "./withoutOtherAddress.ts";

const parsed = parseCep("45420-000");
const cairu = parsed.ok ? parsed.value : expect.fail("This is a CEP.");

const person = { fullName: "Ana Maria Souza", phone: "(11) 91234-5678" };
const home = { street: "Rua da Praia", number: "1578", complement: "apto 42", neighborhood: "Centro" };

it("keeps the address of the same CEP", () => {
  const draft = { ...person, ...home, cep: "45420-000" };
  expect(withoutOtherAddress(draft, cairu)).toEqual(draft);
});

it.each(["01310-100", "01310", ""])("drops the whole address of another CEP, and of an unfinished one: %j", (cep) => {
  expect(withoutOtherAddress({ ...person, ...home, cep }, cairu)).toEqual(person);
});
