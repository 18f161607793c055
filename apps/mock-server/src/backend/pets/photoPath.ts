/** The URL of a customer's photo. */
export const photoPath = (id: string): `/${string}` => `/fotos/${id}`;
