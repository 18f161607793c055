import { describe, expect, it } from "vitest";
import { acceptedDomains } from "./acceptedDomains.ts";
import { initialContactState, nextContactState } from "./contactStep.ts";
import { emailAdviceOf, suggestEmail } from "./emailAdvice.ts";
import { emailSuggestionText } from "./emailSuggestionText.ts";
import { popularDomains } from "./popularDomains.ts";

/** The advice once typing has settled and the server has replied. */
function adviceFor(text: string): string | undefined {
  const typed = nextContactState(initialContactState({}), { type: "email-typed", text });
  const settled = nextContactState(typed, { type: "email-settled" });
  if (settled.email.kind !== "checking") return emailAdviceOf(settled);
  const { email } = settled.email;
  return emailAdviceOf(nextContactState(settled, { type: "email-checked", email, existence: { kind: "new" } }));
}

it.each(["ana@minhaempresa.com.br", "ana@escritorio.adv.br", "ana@provedor.co.uk"])(
  "says what to do about %s, whose domain is not accepted",
  (text) => {
    expect(adviceFor(text)).toMatch(/Use outro e-mail/);
  },
);

it.each(["ana souza@gmail.com", "ana..b@gmail.com", "ana(b@gmail.com", "ana souza@ufg.edu.br"])(
  "blames what comes before the @ of %s, whose domain is accepted",
  (text) => {
    expect(adviceFor(text)).toBe("Confira o que vem antes do @: sem acentos nem espaços.");
  },
);

it.each(["ana@gmail.com,bia@gmail.com", "ana@gmail.com bia@gmail.com", "ana@gmail.comana@gmail.com"])(
  "asks for one address instead of %s",
  (text) => {
    expect(adviceFor(text)).toBe("Informe um e-mail só.");
  },
);

it.each(["joão@gmail.com", "mailto:ana@gmail.com", "Ana Souza <ana@gmail.com>"])(
  "never says that the accepted provider of %s is not",
  (text) => {
    expect(adviceFor(text)).toBeUndefined();
  },
);

it.each(["", "ana", "ana@", "ana@gmail", "ana@gmail.com", "ana@gmial.com"])("says nothing more about %o", (text) => {
  expect(adviceFor(text)).toBeUndefined();
});

describe("suggestEmail", () => {
  it.each([
    ["ana@gmial.com", "ana@gmail.com"],
    ["ana@gmal.com", "ana@gmail.com"],
    ["ana@gmail.con", "ana@gmail.com"],
    ["ana@gmail.com.br", "ana@gmail.com"],
    ["ana@hotmal.com", "ana@hotmail.com"],
    ["ana@hotmail.co", "ana@hotmail.com"],
    ["ana@outlok.com", "ana@outlook.com"],
    ["joão@gmail.com", "joao@gmail.com"],
    ["conceição@ufg.edu.br", "conceicao@ufg.edu.br"],
    ["joão@gmial.com", "joao@gmail.com"],
    ["ana@yaho.com.br", "ana@yahoo.com.br"],
    [" Ana+Box@GMIAL.com ", "Ana+Box@gmail.com"],
  ])("FUN-219 corrects %s to %s", (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each(popularDomains)("FUN-219 never corrects an address at %s", (domain) => {
    expect(suggestEmail(`ana@${domain}`)).toBeUndefined();
  });

  it("never corrects an address at an accepted domain", () => {
    expect([...acceptedDomains].filter((domain) => suggestEmail(`ana@${domain}`) !== undefined)).toEqual([]);
    expect(suggestEmail("ana@ufg.edu.br")).toBeUndefined();
  });

  it("suggests no other domain while a popular one is being typed", () => {
    const beginnings = popularDomains.flatMap((domain) => Array.from(domain, (_, end) => domain.slice(0, end + 1)));
    const others = beginnings.filter((domain) => suggestEmail(`ana@${domain}`)?.startsWith(`ana@${domain}`) === false);
    expect(others).toEqual([]);
    expect(suggestEmail("ana@hotmail.co")).toBe("ana@hotmail.com");
  });

  it.each(["", "ana", "@gmial.com", "ana@", "ana@empresa-de-longe.com.br", "ana@\ud800.com", "ana..b@gmial.com"])(
    "has no suggestion for %j",
    (typed) => {
      expect(suggestEmail(typed)).toBeUndefined();
    },
  );
});

it("FUN-220 phrases the suggestion as a question", () => {
  expect(emailSuggestionText("ana@gmail.com")).toBe("Você quis dizer: ana@gmail.com");
});
