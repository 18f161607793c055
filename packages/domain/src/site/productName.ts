/** What the product is called wherever a text or a name of the specification leaves its place open (decision 47, MAN-180). */
export const productName = "PetBox";
