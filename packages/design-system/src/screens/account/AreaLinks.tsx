import { boxPaths, couponPaths, scheduledPaths, sessionPaths } from "@petbox/domain/site/paths";
import { anotherPetPath } from "@petbox/domain/site/startPath";
import { LogOut } from "lucide-react";
import { Link } from "../../components/navigation/Link/index.ts";
import { HelpLink } from "../site/HelpLink.tsx";
import { Links } from "./AreaScreen.styles.ts";

/** Links at the end of the subscriber's area. */
export function AreaLinks() {
  return (
    <Links role="list">
      <li>
        <Link href={anotherPetPath} standalone>
          Assinar para outro pet
        </Link>
      </li>
      <li>
        <Link href={scheduledPaths.buyMats} standalone>
          Receber tapetes todo mês
        </Link>
      </li>
      <li>
        <Link href={scheduledPaths.buyWetFood} standalone>
          Receber alimentos úmidos todo mês
        </Link>
      </li>
      <li>
        <Link href={boxPaths.received} standalone>
          BOX recebidos
        </Link>
      </li>
      <li>
        <Link href={couponPaths.own} standalone>
          Meus cupons
        </Link>
      </li>
      <li>
        <HelpLink />
      </li>
      <li>
        <Link href={sessionPaths.logout} tone="ink" standalone>
          <LogOut aria-hidden />
          Sair
        </Link>
      </li>
    </Links>
  );
}
