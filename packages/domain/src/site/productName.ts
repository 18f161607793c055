/** The product's name, wherever the specification leaves it open (decision 47, MAN-180). */
export const productName = "PetBox";
