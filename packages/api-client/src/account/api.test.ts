import { parseInstagram } from "@petbox/domain/identity/instagram";
import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { changeInstagram } from "./api.ts";

it.each([true, "true", 1])("SUB-323 reads the error flag %j of a refused Instagram profile", async (error) => {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => "token"),
    botCheck: async () => "",
    origin: "http://localhost",
    send: async () => Response.json({ error }),
  });
  const profile = parseInstagram("bob");
  if (!profile.ok) throw new Error(profile.error);
  await expect(changeInstagram(client, profile.value)).rejects.toMatchObject({
    failure: { kind: "refused" },
  });
});
