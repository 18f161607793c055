export { PageLayout, type PageLayoutProps } from "./PageLayout.tsx";
export type { PageLayoutTexts } from "./pageLayoutTexts.ts";
