import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unsupportedCode } from "../../../scripts/unsupportedCode.ts";
import { trackContents } from "../src/pages/site/trackContents.ts";
import { expect, test } from "./shop.ts";

const site = join(import.meta.dirname, "../dist/site");
const scripts = [...globSync(join(site, "assets/*.js")), join(site, "sw.js")].map((file) => readFileSync(file, "utf8"));

/** APIs that the oldest browsers lack, and why they may be used. */
const guarded: Readonly<Record<string, string>> = {
  "AbortSignal.any": "replaced in timeLimit.ts",
  "AbortSignal.timeout": "replaced in timeLimit.ts",
  "Error.captureStackTrace": "zod tests for it",
  ImageDecoder: "lighterPhoto.ts tests for it",
  "Intl.Segmenter": "characters.ts tests for it",
  OffscreenCanvas: "replaced in lighterPhoto.ts",
  Temporal: "zod tests for it",
  "Temporal.Instant": "zod tests for it",
  "URL.canParse": "zod tests for it",
  VideoFrame: "lighterPhoto.ts tests for ImageDecoder",
  WebTransport: "engine.io tests for it",
  ".canShare()": "useShareSheet.ts tests for it",
  ".checkVisibility()": "createPageDrafts.ts tests for it",
  ".convertToBlob()": "replaced in lighterPhoto.ts",
  ".escape()": "React's own function",
  ".hidePopover()": "popoverPanel.ts and ToastRegion.tsx test for it",
  ".ready()": "a function of reCAPTCHA",
  ".requestIdleCallback()": "whenIdle.ts tests for it",
  ".requestSubmit()": "replaced in submitForm.ts",
  ".restore()": "of a canvas, which all of them have",
  ".share()": "useShareSheet.ts tests for it",
  ".showPicker()": "caught in DateField.tsx",
  ".showPopover()": "ToastRegion.tsx tests for it",
  ".startViewTransition()": "React and React Router use it only for view transitions, which no page requests",
  ".take()": "a function of paymentTurn.ts",
  ".toArray()": "a function of React.Children",
  ".use()": "a function of React",
  ".watch()": "a function of pageDrafts.ts",
};

test("the built scripts use nothing that the oldest supported browsers lack", () => {
  const found = new Set(scripts.flatMap((script) => [...unsupportedCode(script)]));
  expect([...found].sort()).toEqual(Object.keys(guarded).sort());
});

const mockServer = join(import.meta.dirname, "../../mock-server/src");
const exampleFiles = globSync(["backend/*/{wireCalls,wirePages}.ts", "scenarios/people.ts"], { cwd: mockServer });

/** The values of the contract's examples that belong to one person: e-mails, passwords, full names, numbers, codes and dates. */
function personalExamples(): readonly string[] {
  const examples = exampleFiles.map((file) => readFileSync(join(mockServer, file), "utf8")).join("");
  const values = new Set([...examples.matchAll(/: "([^"\\\n]{6,})"/g)].map(([, value = ""]) => value));
  return [...values].filter(
    (value) => /@|-adora-|\d{4}|^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(value) && !value.startsWith("/"),
  );
}

test("the built scripts contain no person from the contract's examples", () => {
  const examples = personalExamples();
  expect(examples).toEqual(expect.arrayContaining(["bob-adora-petbox", "carla.lima@gmail.com", "Ana Maria Souza"]));
  const built = scripts.join("");
  // The city in the footer, a payment status, and PHP's empty date.
  expect(examples.filter((value) => built.includes(value)).sort()).toEqual(["0000-00-00", "Não Pago", "São Paulo"]);
});

test("every picture named in the built scripts exists", async ({ request }) => {
  const pictures = new Set(scripts.flatMap((script) => script.match(/\/imagens\/[\w-]+\.svg/g) ?? []));
  for (const species of Object.values(trackContents)) {
    for (const { image } of Object.values(species).flat()) pictures.add(image);
  }
  const statuses = await Promise.all([...pictures].map(async (path) => [path, (await request.get(path)).status()]));
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

/** The section that each page of the account belongs to, as the navigation says before the scripts run. */
const sections: Readonly<Record<string, string>> = {
  "/area-cliente": "Início (page)",
  "/area-cliente/fidelidade": "Vantagens (page)",
  "/assinatura/resolver/[subscription]": "Pagamento (true)",
  "/assinaturas": "Assinaturas (page)",
  "/assinaturas/alimentos-umidos": "Assinaturas (true)",
  "/assinaturas/alimentos-umidos/[code]": "Assinaturas (true)",
  "/assinaturas/alimentos-umidos/[code]/alterar": "Assinaturas (true)",
  "/assinaturas/alimentos-umidos/[code]/cancelar": "Assinaturas (true)",
  "/assinaturas/box": "Assinaturas (true)",
  "/assinaturas/higiene": "Assinaturas (true)",
  "/assinaturas/higiene/[code]": "Assinaturas (true)",
  "/assinaturas/higiene/[code]/alterar": "Assinaturas (true)",
  "/assinaturas/higiene/[code]/cancelar": "Assinaturas (true)",
  "/avalie/[shipment]": "Assinaturas (true)",
  "/box-recebidos": "Assinaturas (true)",
  "/convites": "Vantagens (true)",
  // Its first tab, the pets, belongs to no section.
  "/dados-cliente": "",
  "/meus-cupons": "Vantagens (true)",
  "/plano/[code]": "Assinaturas (true)",
  "/revista": "Vantagens (true)",
  "/subscription-trail/[code]": "Assinaturas (true)",
  "/suspensa/resolver/[subscription]": "Pagamento (true)",
};

test("every page behind the login has the account's navigation, which marks the page's section; no other page has it", () => {
  const pages = globSync("**/index.html", { cwd: join(site, "pages"), exclude: (name) => name === "app" });
  const found = pages.flatMap((file) => {
    const document = readFileSync(join(site, "pages", file), "utf8");
    const [navigation] = /<nav [^>]*aria-label="Minha conta".*?<\/nav>/s.exec(document) ?? [];
    const current = navigation?.matchAll(/ aria-current="(?<how>\w+)"[^>]*>(?:<[^>]*>)*(?<name>[^<]+)/g) ?? [];
    const marked = [...current].map(({ groups }) => `${groups?.name} (${groups?.how})`);
    return navigation === undefined ? [] : [[`/${file.replace(/\/index\.html$/, "")}`, marked.join()]];
  });
  expect(Object.fromEntries(found)).toEqual(sections);
});
