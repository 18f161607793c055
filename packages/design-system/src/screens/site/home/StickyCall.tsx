import { sitePaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Root } from "./StickyCall.styles.ts";

/** The way to subscribe, in sight while a phone scrolls through the page. */
export function StickyCall() {
  return (
    <Root>
      <LinkButton href={sitePaths.subscribe} fullWidth>
        Assinar
      </LinkButton>
    </Root>
  );
}
