/** A text in MDX, compiled when the shop is built. Its expressions read `props`. */
declare module "*.mdx" {
  import type { ComponentType } from "react";

  const Content: ComponentType<Readonly<Record<string, unknown>>>;
  export default Content;
}
