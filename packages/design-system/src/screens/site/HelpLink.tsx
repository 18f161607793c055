import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

/** The way to the shop's support. */
export function HelpLink() {
  return (
    <Link href={outsideLinks.help} newTab standalone>
      Falar com a gente
    </Link>
  );
}
