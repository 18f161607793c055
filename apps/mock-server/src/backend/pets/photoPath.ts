/** The address of a photo that a customer gave. */
export const photoPath = (id: string): `/${string}` => `/fotos/${id}`;
