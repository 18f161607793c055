import { accepted } from "@petbox/domain/result";
import { expect, it } from "vitest";
import { ChoiceCards } from "../components/forms/ChoiceCards/index.ts";
import { Form } from "../components/forms/Form/index.ts";
import { BackLink } from "../components/navigation/BackLink/index.ts";
import { Pagination } from "../components/navigation/Pagination/index.ts";

const form = { parse: () => accepted("Bob"), children: null };
const cards = { label: "Porte", cards: [] };
const handle = () => undefined;
const pages = { page: 1, pageCount: 9 };
const hrefOf = (page: number) => `/pedidos?pagina=${page}`;

it("compiles only with one of two ways to react: none would do nothing, and of two one would be ignored", () => {
  const refused = [
    // @ts-expect-error: the value goes nowhere
    <Form key="1" {...form} />,
    // @ts-expect-error: the value goes to both
    <Form key="2" {...form} onSubmit={handle} action={handle} />,
    // @ts-expect-error: the pages lead nowhere
    <Pagination key="3" {...pages} />,
    // @ts-expect-error: the pages are links and buttons
    <Pagination key="4" {...pages} hrefOf={hrefOf} onPageChange={handle} />,
    // @ts-expect-error: the cards are radios and buttons
    <ChoiceCards key="7" {...cards} name="size" onChoose={handle} />,
    // @ts-expect-error: it leads nowhere
    <BackLink key="5" />,
    // @ts-expect-error: it is a link and a button
    <BackLink key="6" href="/planos" onBack={handle} />,
  ];
  const taken = [
    <Form key="1" {...form} onSubmit={handle} />,
    <Form key="2" {...form} action={handle} />,
    <Pagination key="3" {...pages} hrefOf={hrefOf} />,
    <Pagination key="4" {...pages} onPageChange={handle} />,
    <ChoiceCards key="7" {...cards} name="size" onChoose={undefined} />,
    <BackLink key="5" href="/planos" />,
    <BackLink key="6" onBack={handle} />,
  ];
  expect(refused).toHaveLength(taken.length);
});
