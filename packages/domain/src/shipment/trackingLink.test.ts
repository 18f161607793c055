import { expect, it } from "vitest";
import { trackingLink, usualTrackingSite } from "./trackingLink.ts";

it("SUB-028 SUB-029 inserts the code into the site's URL", () => {
  expect(trackingLink(usualTrackingSite, "PB123456789BR")).toBe("https://rastreio.petbox.example/PB123456789BR");
  expect(trackingLink("https://carrier.example/?c={code}&l={code}", "A B/&é")).toBe(
    "https://carrier.example/?c=A%20B%2F%26%C3%A9&l=A%20B%2F%26%C3%A9",
  );
});

it.each(["", "https://carrier.example/", "http://carrier.example/{code}", "javascript:alert('https://{code}')"])(
  "is undefined for %j",
  (site) => {
    expect(trackingLink(site, "PB123456789BR")).toBeUndefined();
  },
);
