import { expect, it } from "vitest";
import { namesUnknownTypes } from "./unknownTypes.ts";

const described = (type: string) => `;List.__docgenInfo={"props":{"banks":{"required":false,"tsType":{${type}}}}}`;

it("writes a type that react-docgen cannot read as the source does", () => {
  const source = "interface ListProps {\n  /** The banks. */\n  banks?: readonly BankPhone[];\n}\n";
  expect(namesUnknownTypes(source + described('"name":"unknown"'))).toBe(
    source + described('"name":"other","raw":"readonly BankPhone[]"'),
  );
});

it("keeps the others, and those that another file declares", () => {
  for (const code of [described('"name":"string"'), described('"name":"unknown"')]) {
    expect(namesUnknownTypes(code)).toBe(code);
  }
});
