import type { Species } from "@petbox/domain/pet/species";
import { homePath, howItWorksPath, pastBoxesPath } from "@petbox/domain/site/home";
import { accountPaths, scheduledPaths, sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { startPathFromHome } from "@petbox/domain/site/startPath";
import type { FooterGroupTexts } from "./footerGroupTexts.ts";
import type { OutsideLinks } from "./outsideLinks.ts";

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** On another site: opens in another tab. */
  readonly outside?: boolean | undefined;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** The links of the footer, group by group (MAN-097 to MAN-100, MAN-106). */
export function footerGroups(
  outside: OutsideLinks,
  isSubscriber: boolean,
  pet: Species | undefined,
  words: FooterGroupTexts,
): readonly FooterGroup[] {
  return [
    {
      title: words.subscription,
      links: [
        { label: words.subscribe, href: startPathFromHome(pet) },
        { label: words.questions, href: outside.help, outside: true },
        isSubscriber
          ? { label: words.ownArea, href: accountPaths.area }
          : { label: words.login, href: sessionPaths.login },
        { label: words.pastBoxes, href: pastBoxesPath(pet) },
      ],
    },
    {
      title: words.moreProducts,
      links: [
        { label: words.mats, href: scheduledPaths.buyMats },
        { label: words.wetFood, href: scheduledPaths.buyWetFood },
        { label: words.shop, href: outside.shop, outside: true },
      ],
    },
    {
      title: words.policies,
      links: [
        { label: words.terms, href: sitePaths.terms },
        { label: words.matTerms, href: sitePaths.matTerms },
        { label: words.returns, href: sitePaths.returns },
        { label: words.freight, href: sitePaths.freight },
        { label: words.privacy, href: sitePaths.privacy },
        { label: words.cookies, href: sitePaths.cookies },
      ],
    },
    {
      title: words.learnMore,
      links: [
        { label: words.howItWorks, href: howItWorksPath(pet) },
        { label: words.dogBoxes, href: homePath("dog") },
        { label: words.catBoxes, href: homePath("cat") },
        { label: words.freeFreight, href: sitePaths.freeFreight },
        { label: words.contest, href: sitePaths.thirdContest },
      ],
    },
  ];
}
