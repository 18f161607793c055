import { StepLayout } from "@petbox/design-system/components/StepLayout";
import { PaymentScreen } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { tokens } from "@petbox/design-system/tokens";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { styled } from "styled-components";

const shop = document.getElementById("shop");
if (shop === null) throw new Error("The page has no place for the shop.");

/** A styled part of the project's own, beside those of the packages: both must come from one styled-components. */
const Note = styled.p`
  color: ${tokens.color.ink};
`;

createRoot(shop).render(
  <StrictMode>
    <ThemeRoot>
      <StepLayout
        back={{ href: "/" }}
        progress={{
          step: 9,
          phases: [
            { name: "Seu pet", steps: 8 },
            { name: "Pagamento", steps: 2 },
          ],
        }}
      >
        <PaymentScreen
          pet={{ name: "Bob", sex: "male" }}
          today={civilDate(2026, 3, 10)}
          summary={{ status: "ready", value: null }}
          status="idle"
          lockedFor={0}
          onSubmit={() => undefined}
        />
      </StepLayout>
      <Note>A shop of its own</Note>
    </ThemeRoot>
  </StrictMode>,
);
