/** The address under which the server gives out a picture. */
export const pictureAddress = (name: string): string => `/imagens/${name}.svg`;
