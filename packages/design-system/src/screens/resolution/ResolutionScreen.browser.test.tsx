import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ResolutionScreen } from "./ResolutionScreen.tsx";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const nothing = () => undefined;
const amount = cents(6_990);
const code = writePixPayload({
  payeeName: "PETBOX",
  payeeCity: "RECIFE",
  target: { kind: "key", key: "11222333000181" },
  amount,
});

it("counts the time to pay a PIX from its reading, not from the first render", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ThemeRoot>
      <ResolutionScreen
        subscription="ATRASO0001"
        panel={{ status: "ready", value: { status: "waitingPix", code, secondsLeft: 1_800 } }}
        debt={undefined}
        today={civilDate(2026, 3, 10)}
        clock={() => 600_000}
        readAt={0}
        actions={{
          card: {
            cards: { status: "loading" },
            pending: false,
            failure: undefined,
            serverErrors: undefined,
            onPay: nothing,
            onRemove: nothing,
          },
          onCreate: nothing,
          change: { pending: false, onChange: nothing },
          onReload: nothing,
          method: "pix",
          onMethod: nothing,
        }}
      />
    </ThemeRoot>,
  );
  await vi.waitFor(() => expect(place.querySelector("[role=timer]")?.textContent).toBe("20:00"));
});
