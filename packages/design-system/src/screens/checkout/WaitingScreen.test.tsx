import { civilDate } from "@petbox/domain/calendar/civilDate";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WaitingScreen, type WaitingScreenProps } from "./WaitingScreen.tsx";

const paragraphs = (firstBox: WaitingScreenProps["firstBox"]) =>
  [
    ...renderToStaticMarkup(
      <WaitingScreen
        state={{ status: "paid" }}
        pet={{ name: "Bob", sex: "male" }}
        purchase={undefined}
        firstBox={firstBox}
        welcomeHref="/bem-vindo"
        failure={{ anotherCardHref: "/", onAnotherCard: () => {}, onRetry: () => {}, pending: false }}
      />,
    ).matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g),
  ].map(([, text = ""]) => text.replace(/<[^>]+>/g, ""));

it("keeps the place of the first box's dates until they are known", () => {
  const [dates, ...others] = paragraphs({ start: civilDate(2026, 3, 20), end: civilDate(2026, 3, 23) });
  expect(dates).toBe("A primeira caixa chega entre 20/03 e 23/03.");
  expect(paragraphs(null)).toEqual(["A primeira caixa chega entre ", ...others]);
  expect(paragraphs(undefined)).toEqual(others);
});
