import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

/** What the application's link component is given: an address, what is shown, and anything an anchor takes. */
export type LinkComponentProps = ComponentProps<"a"> & { href: string };

/** The element or component that links render: a plain anchor, or the router's. */
export type LinkComponent = "a" | ComponentType<LinkComponentProps>;

export const LinkContext = createContext<LinkComponent>("a");

/** The link component that the application handed to `ThemeRoot`; a plain anchor without one. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}

// In every page's first load, so that the exact rule (domain, isSitePath) is not carried along: the router link has it.
const leavesTheRouter = /^([a-z][a-z\d+.-]*:|\/[/\\]|#)/i;

/** What to render for this address: a plain anchor for other sites, mail, telephone and places on the same page. */
export function useLinkComponentFor(href: string): LinkComponent {
  const component = useLinkComponent();
  return leavesTheRouter.test(href) ? "a" : component;
}
