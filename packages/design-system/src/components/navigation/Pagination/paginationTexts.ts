/** The texts of a pagination, each replaceable through `texts`. */
export const paginationTexts = {
  /** The accessible name of the navigation. */
  label: "Páginas",
  previousLabel: "Anterior",
  nextLabel: "Próxima",
  /** The accessible name of the link to a page. */
  pageLabel: (page: number) => `Página ${page}`,
  /** What a phone shows in place of the numbers. */
  position: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
};

export type PaginationTexts = typeof paginationTexts;
