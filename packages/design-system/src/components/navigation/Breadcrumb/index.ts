export { Breadcrumb, type BreadcrumbProps, type Crumb } from "./Breadcrumb.tsx";
export type { BreadcrumbTexts } from "./breadcrumbTexts.ts";
