import { expect, it } from "vitest";
import { campaignBanner } from "./campaign.ts";

it.each([
  ["upload/default.png", "upload/default.png"],
  ["/upload/default.png", ""],
  ["https://petbox.example/upload/default.png", undefined],
  [undefined, undefined],
])("SUB-063 SUB-064 a campaign with %s and %s has no banner", (desktop, mobile) => {
  expect(campaignBanner(desktop, mobile)).toBeUndefined();
});

it("SUB-131 a campaign has a banner for wide screens and one for narrow ones", () => {
  expect(campaignBanner("upload/larga.png", "https://petbox.example/estreita.png")).toEqual({
    wide: "/upload/larga.png",
    narrow: "https://petbox.example/estreita.png",
  });
});

it.each([
  ["/imagens/campanha.png", "upload/default.png"],
  ["upload/default.png", "imagens/campanha.png"],
])("SUB-064 with %s and %s the only picture is used on every screen", (desktop, mobile) => {
  expect(campaignBanner(desktop, mobile)).toEqual({ wide: "/imagens/campanha.png", narrow: "/imagens/campanha.png" });
});

it.each(["upload/default.png.jpg", "upload/nao-e-default.png", "meu-upload/default.png"])(
  "SUB-064 %s is not the placeholder",
  (path) => {
    expect(campaignBanner(path, undefined)?.wide).toBe(`/${path}`);
  },
);
