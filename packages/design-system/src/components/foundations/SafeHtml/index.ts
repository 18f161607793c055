export { SafeHtml, type SafeHtmlProps, sanitizer } from "./SafeHtml.tsx";
