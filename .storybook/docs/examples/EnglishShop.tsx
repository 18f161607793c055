import { CopyButton } from "@petbox/design-system/components/CopyButton";
import { PaymentCountdown } from "@petbox/design-system/components/PaymentCountdown";
import { Stack } from "@petbox/design-system/components/Stack";
import { en } from "@petbox/design-system/texts/en";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";

const texts = { ...en, copyButton: { ...en.copyButton, copiedLabel: "Got it!" } };

export function EnglishShop() {
  return (
    <ThemeRoot texts={texts} colorScheme="system">
      <Stack align="start">
        <CopyButton text="AMORA10" />
        <PaymentCountdown elapsedSeconds={20} />
      </Stack>
    </ThemeRoot>
  );
}
