import { PaymentScreen } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const shop = document.getElementById("shop");
if (shop === null) throw new Error("The page has no place for the shop.");

createRoot(shop).render(
  <StrictMode>
    <ThemeRoot>
      <PaymentScreen
        frame={{ back: { href: "/" }, progress: { step: 9, total: 10 } }}
        pet={{ name: "Bob", sex: "male" }}
        today={civilDate(2026, 3, 10)}
        summary={{ status: "unknown" }}
        status="idle"
        lockedFor={0}
        onSubmit={() => undefined}
      />
    </ThemeRoot>
  </StrictMode>,
);
