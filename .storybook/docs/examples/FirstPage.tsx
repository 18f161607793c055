import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { Button } from "@petbox/design-system/components/Button";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";

export function FirstPage() {
  return (
    <ThemeRoot fontUrl={nunito}>
      <Button onClick={() => window.print()}>Imprimir o comprovante</Button>
    </ThemeRoot>
  );
}
