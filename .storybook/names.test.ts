import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stepsOf } from "@petbox/domain/funnel/flows";
import { describe, expect, it } from "vitest";
import { nameOfState, nameOfStory, stateNames, usualNames } from "./stateNames.ts";

const root = join(import.meta.dirname, "..");

interface Named {
  readonly place: string;
  readonly exported: string;
  /** Whether it extends another story, whose name it inherits. */
  readonly isExtended: boolean;
  /** Its explicit `name`. */
  readonly name: string | undefined;
}

const files = ["packages/design-system/src", "apps/shop/src", "apps/panel/src"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(root, folder, file)),
  )
  .filter((file) => file.endsWith(".stories.tsx"));

const stories = files.flatMap((file): Named[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^export const (\w+) = \w+\.(\w+)\((?:\{\s*name: (?:"([^"]*)"|'([^']*)'))?/gm,
    ),
  ].map(([, exported = "", method, double, single]) => ({
    place: `${file.slice(root.length + 1)} ${exported}`,
    exported,
    isExtended: method === "extend",
    name: double ?? single,
  })),
);

describe("story names", () => {
  it("are the same for the states that every component has", () => {
    const others = stories.filter(
      ({ exported, name }) => name !== undefined && exported in stateNames && name !== stateNames[exported],
    );
    expect(others.map(({ place, name }) => `${place}: ${name}`)).toEqual([]);
  });

  it("are explicit for all others, since names derived from exports are English", () => {
    const nameless = stories.filter(
      ({ exported, isExtended, name }) =>
        name === undefined && !(exported in stateNames) && (isExtended || !(exported in usualNames)),
    );
    expect(nameless.map(({ place }) => place)).toEqual([]);
    expect(stories.length).toBeGreaterThan(1_000);
  });

  it("are not repeated where they are the usual ones", () => {
    const repeated = stories.filter(
      ({ exported, isExtended, name }) =>
        !isExtended && name !== undefined && name === { ...stateNames, ...usualNames }[exported],
    );
    expect(repeated.map(({ place }) => place)).toEqual([]);
  });

  it("are shown in Portuguese for the common states", () => {
    expect(nameOfState("Server Down")).toBe("Servidor fora do ar");
    expect(nameOfState("Longest Text")).toBe("Textos longos");
    expect(nameOfState("Recusada pelo servidor")).toBe("Recusada pelo servidor");
  });

  it("are those of the state on docs pages, even for an extended story", () => {
    const page = "componentes-comércio-petcard";
    expect(nameOfStory({ id: `${page}--reduced-motion`, name: "Porte desconhecido" })).toBe("Sem movimento");
    expect(nameOfStory({ id: `${page}--longest-text`, name: "Longest Text" })).toBe("Textos longos");
    expect(nameOfStory({ id: `${page}--loading`, name: "Loading" })).toBe("Carregando");
    expect(nameOfStory({ id: `${page}--loading`, name: "Calculando" })).toBe("Calculando");
    expect(nameOfStory({ id: `${page}--unknown-size`, name: "Porte desconhecido" })).toBe("Porte desconhecido");
  });

  it("start with the words that the introduction searches for", () => {
    const refused = stories.filter(({ name }) => name?.startsWith("Cartão recusado"));
    expect(refused.length).toBeGreaterThan(2);
    const hidden = stories.filter(({ name }) => /^Recusado.*\bcartão\b/.test(name ?? ""));
    expect(hidden.map(({ place }) => place)).toEqual([]);
  });
});

describe("the sidebar's order of the screens", () => {
  const titles = files.flatMap((file) => /\btitle: "Telas\/([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? []);
  const folders = [...new Set(titles.map((title) => title.replace(/\/.*$/, "")))].toSorted();

  it.each(folders)("numbers %s from 1, without gaps or duplicates", (folder) => {
    const numbers = titles
      .filter((title) => title.startsWith(`${folder}/`))
      .flatMap((title) => /\/(\d+) /.exec(title)?.slice(1).map(Number) ?? []);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
  });

  it("lists exactly the existing folders", () => {
    const preview = readFileSync(join(root, ".storybook/preview.tsx"), "utf8");
    const [, order = ""] = /"Telas",\s*\[([^\]]*)\]/.exec(preview) ?? [];
    const known = [...order.matchAll(/"([^"]+)"/g)].map(([, folder = ""]) => folder);
    expect(known.toSorted()).toEqual(folders);
    expect(titles.length).toBeGreaterThan(50);
  });
});

describe("the numbers of the funnel screens", () => {
  it("match the progress bar of the shop", () => {
    const folder = join(root, "apps/shop/src/pages/funnel");
    const titles = readdirSync(folder)
      .filter((file) => file.endsWith(".stories.tsx"))
      .flatMap((file) => {
        const source = readFileSync(join(folder, file), "utf8");
        const [, number, title] = /title: "Telas\/Funil\/(?:(\d+) )?([^"]+)"/.exec(source) ?? [];
        // The step of all stories of the page; one of them may begin elsewhere.
        const [, step] = /\bat: "(\w+)"/.exec(source.replace(/\bmeta\.story\([\s\S]*/, "")) ?? [];
        return [{ title, number, position: stepsOf("current").findIndex((each) => each === (step ?? "species")) + 1 }];
      });
    expect(
      titles
        .map(({ number }) => number)
        .filter((number) => number !== undefined)
        .toSorted(),
    ).toEqual([..."123456789"]);
    // Stories of several steps have no number.
    for (const { number, position, title } of titles.filter((each) => each.number !== undefined)) {
      expect([title, number]).toEqual([title, String(position)]);
    }
  });
});
