export { SafeHtml, type SafeHtmlProps } from "./SafeHtml.tsx";
export { bringSanitizer } from "./sanitizer.ts";
