import { type AccountSection, accountSectionPaths, accountSections } from "@petbox/domain/site/accountSections";
import { CreditCard, Gift, House, MapPin, Package } from "lucide-react";
import { type ComponentProps, type FocusEvent, useRef } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { useChosenInView } from "../Tabs/useChosenInView.ts";
import { List, Root } from "./AccountNav.styles.ts";
import { type AccountNavTexts, accountNavTexts } from "./accountNavTexts.ts";

export interface AccountNavProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The section that the page belongs to; undefined on a page outside the account. */
  current?: AccountSection | undefined;
  /**
   * Whether the page is below its section's own page, which the section's link then still leads to.
   * @default false
   */
  within?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<AccountNavTexts> | undefined;
}

/** Scrolls a link that the keyboard reaches into view: a browser leaves one that is cut off at the edge as it is. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "center" });
}

const icons = { home: House, subscriptions: Package, payment: CreditCard, delivery: MapPin, benefits: Gift };

/**
 * The sections of the account, on each of its pages. The row scrolls sideways where it does not fit.
 *
 * @example
 * <PageLayout navigation={<AccountNav current="subscriptions" />}>
 *   <Heading headingLevel={1}>Suas assinaturas</Heading>
 * </PageLayout>
 */
export function AccountNav({ current, within = false, texts, ...rest }: AccountNavProps) {
  const words = useTexts("accountNav", accountNavTexts, texts);
  const list = useRef<HTMLUListElement>(null);
  useChosenInView(list, current);
  // The paths differ in no way that decides what renders a link.
  const Section = useLinkComponentFor(accountSectionPaths.home);
  return (
    <Root aria-label={words.label} {...rest}>
      <List ref={list} role="list" onFocus={showWhole}>
        {accountSections.map((section) => {
          const Icon = icons[section];
          const mark = within ? "true" : "page";
          return (
            <li key={section}>
              <Section href={accountSectionPaths[section]} aria-current={section === current ? mark : undefined}>
                <Icon aria-hidden />
                {words[`${section}Label`]}
              </Section>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
