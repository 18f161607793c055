/** The welcome after a paid checkout (MAN-038). */
export const welcomePath = "/bem-vindo";
