import { describe, expect, it } from "vitest";
import { speciesList } from "../pet/species.ts";
import { frequentQuestions } from "./questions.ts";

describe.each(speciesList)("the FAQ of the %s home page", (pet) => {
  const questions = frequentQuestions(pet);

  it("has six different questions", () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(6);
  });

  it.each(questions)("$question", ({ question, answer }) => {
    expect(question).toMatch(/^[A-ZÀ-Ú].*\?$/);
    expect(answer).toMatch(/^[A-ZÀ-Ú].*\.$/);
    expect(question + answer).not.toMatch(/[<>&]/);
  });

  it("lists the states of the free-freight rule", () => {
    const answer = questions.find(({ question }) => question === "E o frete?")?.answer;
    expect(answer).toContain("É grátis para SP, RJ, RS, PR, MG, SC, DF e ES.");
  });

  it("mentions that species", () => {
    const other = pet === "dog" ? /gato/ : /cachorro/;
    expect(questions.map(({ question, answer }) => question + answer).join(" ")).not.toMatch(other);
  });
});
