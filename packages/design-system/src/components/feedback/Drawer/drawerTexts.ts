/** The texts of a drawer, each replaceable through `texts`. */
export const drawerTexts = {
  closeLabel: "Fechar",
};

export type DrawerTexts = typeof drawerTexts;
