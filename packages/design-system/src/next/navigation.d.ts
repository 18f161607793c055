/** The one part of Next that the style registry calls, so that the repository needs no Next. */
declare module "next/navigation.js" {
  export function useServerInsertedHTML(callback: () => import("react").ReactNode): void;
}
