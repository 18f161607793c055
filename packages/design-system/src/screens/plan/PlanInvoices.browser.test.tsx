import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { PlanInvoices } from "./PlanInvoices.tsx";

afterEach(() => page.viewport(1280, 720));

const paid = { statusCode: 3, statusText: "Pago", dueOn: civilDate(2026, 3, 10), amount: cents(6_990) };

it.each([
  [599, "below"],
  [600, "beside"],
])("MAN-425 at %i px shows an invoice's status %s its date", async (width, where) => {
  await page.viewport(width, 800);
  const { page: place, root } = openRoot();
  root.render(
    <ThemeRoot>
      <PlanInvoices invoices={[paid]} />
    </ThemeRoot>,
  );
  const partsOf = () => [...(place.querySelector("li")?.children ?? [])].map((part) => part.getBoundingClientRect());
  await expect.poll(() => partsOf().length).toBe(2);
  const [day, standing] = partsOf();
  if (day === undefined || standing === undefined) throw new Error("The invoice lacks its date or status.");
  expect(standing.top >= day.bottom ? "below" : "beside").toBe(where);
});
