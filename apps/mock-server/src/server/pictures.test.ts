import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../pictures/imagens");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"));
const drawingOf = (file: string) => readFileSync(join(folder, file), "utf8");

const promised = [
  ...["especie-cachorro", "especie-gato", "porte-micro", "porte-pequeno", "porte-medio", "porte-grande"],
  ...[
    "plano-mensal",
    "plano-semestral",
    "plano-anual",
    "plano-mensal-gato",
    "plano-semestral-gato",
    "plano-anual-gato",
  ],
  ...["brinde", "caixa", "hero-cachorro", "hero-gato"],
  ...[
    "como-funciona-1",
    "como-funciona-2",
    "como-funciona-2-gato",
    "como-funciona-3",
    "como-funciona-3-gato",
    "como-funciona-4",
    "ultimas-caixa",
  ],
  ...["avatar-cachorro", "avatar-gato", "avatar-pet", "bem-vindo", "aguardando", "cartoes"],
];

const months = [
  ...["2024-09", "2024-10", "2024-12", "2025-01", "2025-02", "2025-03", "2025-04"],
  ...["2025-05", "2025-06", "2025-07", "2025-08", "2025-09", "2025-10"],
];
const tracks = [
  ...["cachorro-essencial", "cachorro-essencial-naturais", "cachorro-mordedores"],
  ...["gato-essencial", "gato-essencial_familia", "gato-diversao"],
];

/** Elements that are left open or closed out of order; none in a well-formed document. */
const unbalanced = (document: string): readonly string[] => {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of document.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [name];
    } else if (!selfClosing) open.push(name);
  }
  return open;
};

describe("the pictures", () => {
  it.each(promised)("have %s", (name) => {
    expect(files).toContain(`${name}.svg`);
  });

  it.each(["como-funciona-1-gato", "como-funciona-2-gato", "como-funciona-3-gato", "como-funciona-4", "hero-gato"])(
    "show in %s, on the cats' home page, no dog's bone and no dog's ball",
    (name) => {
      for (const thing of ["item-osso", "item-bolinha"]) {
        const [, path = ""] = /<g[^>]*>.*? d="([^"]{12,})"/s.exec(drawingOf(`${thing}.svg`).split("\n")[2] ?? "") ?? [];
        expect(path).not.toBe("");
        expect(drawingOf(`${name}.svg`)).not.toContain(path);
      }
    },
  );

  it.each([
    [
      "cats",
      "#FFE4E1",
      "#42212C",
      /gato|^pet-(cinza|creme)|extra-areia|item-(areia|catnip|novelo|peixe|ratinho|varinha)/,
    ],
    ["dogs", "#F0E6FF", "#33235A", /cachorro|^pet-(?!cinza|creme)|porte-|extra-(?!areia|.*gato)|plano-(?!.*gato)/],
  ])("stand on one ground in the world of %s, in light and in dark", (_world, light, dark, names) => {
    const ofWorld = files.filter((file) => names.test(file));
    expect(ofWorld.length).toBeGreaterThan(40);
    for (const file of ofWorld) {
      const drawing = drawingOf(file);
      expect([file, /class="ground" fill="(#\w+)"/.exec(drawing)?.[1]]).toEqual([file, light]);
      expect(drawing).toContain(`@media (prefers-color-scheme: dark) { .ground { fill: ${dark} } }`);
      // A second shape behind the drawing: a half-transparent one, muddy in the dark, or a disc in the ground's middle.
      expect([file, /opacity="\.5"><circle|\/>\s*<circle cx="80" cy="80"/.test(drawing)]).toEqual([file, false]);
    }
  });

  it.each(tracks)("show a different box of the track %s for each of its thirteen months", (track) => {
    const boxes = months.map((month) => drawingOf(`caixa-${track}-${month}.svg`));
    expect(new Set(boxes).size).toBe(13);
  });

  it.each(files)("are in %s one complete, small document of a stated size without external content", (file) => {
    const document = drawingOf(file);
    const [, width, height] =
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)"/.exec(document) ?? [];
    expect(Number(width) * Number(height)).toBeGreaterThan(0);
    expect(document).toContain(` width="${width}" height="${height}"`);
    expect(unbalanced(document)).toEqual([]);
    expect(document).not.toMatch(/<script|href=/);
    expect(document.length).toBeLessThan(16_384);
  });
});

it("every picture that a source names exists, except the hostile one of a campaign", () => {
  const root = join(import.meta.dirname, "../../../..");
  const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  );
  const named = sources.flatMap(
    (file) => readFileSync(join(root, file), "utf8").match(/(?<=\/imagens\/)[\w-]+\.svg/g) ?? [],
  );
  expect([...new Set(named)].filter((name) => !files.includes(name))).toEqual(["nada.svg"]);
});
