import { boxPaths, couponPaths, scheduledPaths, sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { LogOut } from "lucide-react";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

/** Links at the end of the subscriber's area. */
export function AreaLinks() {
  return (
    <Inline gap="s6">
      <Link href={sitePaths.subscribe} standalone>
        Assinar para outro pet
      </Link>
      <Link href={scheduledPaths.buyMats} standalone>
        Receber tapetes todo mês
      </Link>
      <Link href={scheduledPaths.buyWetFood} standalone>
        Receber alimentos úmidos todo mês
      </Link>
      <Link href={boxPaths.received} standalone>
        BOX recebidos
      </Link>
      <Link href={couponPaths.own} standalone>
        Meus cupons
      </Link>
      <Link href={outsideLinks.help} standalone newTab>
        Falar com a gente
      </Link>
      <Link href={sessionPaths.logout} tone="ink" standalone>
        <LogOut aria-hidden />
        Sair
      </Link>
    </Inline>
  );
}
