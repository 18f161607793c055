import { expect, it } from "vitest";
import { addsSourceTypes } from "./sourceTypes.ts";

const described = (type: string) => `;List.__docgenInfo={"props":{"banks":{"required":false,"tsType":{${type}}}}}`;

const source = "interface ListProps {\n  /** The banks. */\n  banks?: readonly BankPhone[];\n}\n";

it("writes a type that react-docgen cannot read as the source does", () => {
  expect(addsSourceTypes(source + described('"name":"unknown"'))).toBe(
    source + described('"name":"other","raw":"readonly BankPhone[]"'),
  );
});

it("adds the name of a type that react-docgen spells out", () => {
  expect(addsSourceTypes(source + described('"name":"Array","raw":"{ name: string }[]"'))).toBe(
    source + described('"source":"readonly BankPhone[]","name":"Array","raw":"{ name: string }[]"'),
  );
});

it("leaves those that another file declares", () => {
  for (const code of [described('"name":"string"'), described('"name":"unknown"')]) {
    expect(addsSourceTypes(code)).toBe(code);
  }
});
