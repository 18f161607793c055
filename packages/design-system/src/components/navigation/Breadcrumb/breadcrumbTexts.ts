/** The texts of a breadcrumb, each replaceable through `texts`. */
export const breadcrumbTexts = {
  label: "Você está em",
};

export type BreadcrumbTexts = typeof breadcrumbTexts;
