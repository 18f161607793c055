/** What a breadcrumb says of its own; each can be replaced. */
export const breadcrumbTexts = {
  label: "Você está em",
};

export type BreadcrumbTexts = typeof breadcrumbTexts;
