import { describe, expect, it } from "vitest";
import { speciesList } from "../pet/species.ts";
import { frequentQuestions } from "./questions.ts";

describe.each(speciesList)("the questions that the home of a %s answers", (pet) => {
  const questions = frequentQuestions(pet);

  it("are six, each asked once", () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(6);
  });

  it.each(questions)("$question", ({ question, answer }) => {
    expect(question).toMatch(/^[A-ZÀ-Ú].*\?$/);
    expect(answer).toMatch(/^[A-ZÀ-Ú].*\.$/);
    expect(question + answer).not.toMatch(/[<>&]/);
  });

  it("say where the freight is free as its own rule has it", () => {
    const answer = questions.find(({ question }) => question === "E o frete?")?.answer;
    expect(answer).toContain("É grátis para SP, RJ, RS, PR, MG, SC, DF e ES.");
  });

  it("speak of that pet", () => {
    const other = pet === "dog" ? /gato/ : /cachorro/;
    expect(questions.map(({ question, answer }) => question + answer).join(" ")).not.toMatch(other);
  });
});
