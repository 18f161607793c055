/** The URL of a picture on the server. */
export const pictureAddress = (name: string): string => `/imagens/${name}.svg`;
