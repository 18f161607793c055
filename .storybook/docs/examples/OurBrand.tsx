import { brand } from "@petbox/design-system/brand";
import { Button } from "@petbox/design-system/components/Button";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";

const ours = brand({ primary: "#00695c", highlight: "#ffd54f", density: "compact" });

export function OurBrand() {
  return (
    <ThemeRoot brand={ours} colorScheme="system">
      <Button>Continuar</Button>
    </ThemeRoot>
  );
}
