import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

/** Props of the application's link component: `href` plus anything an anchor accepts. */
export type LinkComponentProps = ComponentProps<"a"> & {
  /** The URL that the link leads to. */
  href: string;
};

/** What links render: a plain anchor or the router's link. */
export type LinkComponent = "a" | ComponentType<LinkComponentProps>;

/** The link component of the surrounding `ThemeRoot`; `useLinkComponent` reads it. */
export const LinkContext = createContext<LinkComponent>("a");

/**
 * Returns the link component passed to `ThemeRoot`; a plain anchor by default.
 *
 * @example
 * function HomeLink() {
 *   const RouterLink = useLinkComponent();
 *   return <RouterLink href="/">Início</RouterLink>;
 * }
 */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}

// A simplified check keeps the exact rule (domain, `isSitePath`) out of the entry bundle; the router's link applies the
// exact one.
const leavesTheRouter = /^([a-z][a-z\d+.-]*:|\/[/\\]|#)/i;

/**
 * Returns what to render for this URL: a plain anchor for other sites, mail, phone and fragments.
 *
 * @example
 * function HelpLink({ href }: { href: string }) {
 *   const Anchor = useLinkComponentFor(href);
 *   return <Anchor href={href}>Central de ajuda</Anchor>;
 * }
 */
export function useLinkComponentFor(href: string): LinkComponent {
  const component = useLinkComponent();
  return leavesTheRouter.test(href) ? "a" : component;
}
