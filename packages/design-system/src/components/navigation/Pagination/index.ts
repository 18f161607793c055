export { Pagination, type PaginationProps } from "./Pagination.tsx";
export type { PaginationTexts } from "./paginationTexts.ts";
