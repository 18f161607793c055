import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { acceptedDomains, isAcceptedDomain } from "./acceptedDomains.ts";
import { type Email, parseEmail } from "./email.ts";

function email(text: string): Email {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`${text} should be well-formed`);
  return parsed.value;
}

describe("parseEmail", () => {
  it.each([
    "ana@gmail.com",
    "ana@yahoo.com.br",
    "ana@site.net",
    "ana@site.net.br",
    "ana@ong.org",
    "ana@ong.org.br",
    "ana@web.de",
    "ana@site.de.br",
    "ana.b+box@mail.empresa-x.com",
  ])("FUN-216 accepts %s", (text) => {
    expect(parseEmail(text)).toEqual(accepted(text));
  });

  it.each(["mailto:ana@gmail.com", "MAILTO:ana@gmail.com", "Ana Souza <ana@gmail.com>", "Ana <mailto:ana@gmail.com>"])(
    "takes the address out of %s",
    (text) => {
      expect(parseEmail(text)).toEqual(accepted("ana@gmail.com"));
    },
  );

  it.each(["ana@usp.edu.br", "ana@sp.gov.br", "ana@aluno.ifsp.edu.br"])("FUN-221 FUN-222 accepts %s", (text) => {
    expect(parseEmail(text)).toEqual(accepted(text));
  });

  it.each([
    "",
    "ana",
    "@gmail.com",
    "ana@",
    "ana@com",
    "ana@gmail.co",
    "ana@proton.me",
    "ana@gmail.com.ar",
    "ana@site.br",
    "ana@a@gmail.com",
    "ana silva@gmail.com",
    "ana@-gmail.com",
    "ana@gmail.com.br/",
    "ana@gmail.com\nBcc: x@y.com",
    "ana@edu.br",
    `${"a".repeat(250)}@gmail.com`,
  ])("FUN-216 refuses %j", (text) => {
    expect(parseEmail(text)).toEqual(rejected("email-invalid"));
  });

  it.each(["ana..b@gmail.com", "ana@gmail..com", ".ana@gmail.com", "ana.@gmail.com"])(
    "FUN-217 refuses the stray dots of %s",
    (text) => {
      expect(parseEmail(text)).toEqual(rejected("email-invalid"));
    },
  );

  it.each([
    "ana@gmail.com.",
    "(ana@gmail.com)",
    "<ana@gmail.com>,",
    "\u202aana@gmail.com\u202c",
    "\u00a0ana@gmail\u200b.com\ufeff",
  ])("takes the address of %j, copied from a message", (text) => {
    expect(parseEmail(text)).toEqual(accepted("ana@gmail.com"));
  });

  it("trims the text and lower-cases the domain, but never the local part", () => {
    expect(parseEmail("  Ana.B@GMail.COM ")).toEqual(accepted("Ana.B@gmail.com"));
  });

  it("parses its own result to the same address", () => {
    const typed = fc.oneof(fc.emailAddress(), fc.stringMatching(/^ ?[A-Za-z.]{1,9}@[A-Za-z]{1,9}\.COM(\.Br)? ?$/));
    fc.assert(
      fc.property(typed, (text) => {
        const first = parseEmail(text);
        return !first.ok || email(first.value) === first.value;
      }),
    );
  });
});

describe("isAcceptedDomain", () => {
  it.each(["ana@gmail.com", "ana@BOL.com.br", "ana@aluno.ufabc.edu.br", "ana@prefeitura.sp.gov.br", "ana@uninter.com"])(
    "FUN-221 accepts %s",
    (text) => {
      expect(isAcceptedDomain(email(text))).toBe(true);
    },
  );

  it.each(["ana@empresa.com.br", "ana@gmail.com.br", "ana@xgmail.com", "ana@sub.gmail.com", "ana@notedu.com.br"])(
    "FUN-221 does not accept %s",
    (text) => {
      expect(isAcceptedDomain(email(text))).toBe(false);
    },
  );

  it.each([...acceptedDomains])("lists %s in the form that a parsed address has", (domain) => {
    expect(parseEmail(`ana@${domain}`)).toEqual(accepted(`ana@${domain}`));
  });
});
