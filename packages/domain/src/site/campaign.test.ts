import { describe, expect, it } from "vitest";
import { withCampaign } from "./campaign.ts";

describe("the parameters of a campaign", () => {
  it.each([
    ["/login", "?utm_source=rede&utm_medium=cpc&gclid=x1", "/login?utm_source=rede&utm_medium=cpc&gclid=x1"],
    ["/pet/nome/?pet=gato", "?pet=gato&utm_source=a", "/pet/nome/?pet=gato&utm_source=a"],
    ["/gato#oquevem", "?utm_campaign=dia%20dos%20gatos", "/gato?utm_campaign=dia+dos+gatos#oquevem"],
  ])("are added to %s of %s", (path, search, carried) => {
    expect(withCampaign(path, search)).toBe(carried);
  });

  it.each(["", "?pet=gato", "?utm_source=", "?email=ana@petbox.example&utm_nome=Ana&token=1"])(
    "are the only ones that are carried: nothing of %s",
    (search) => {
      expect(withCampaign("/login?x=1", search)).toBe("/login?x=1");
    },
  );
});
