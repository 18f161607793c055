/** The product's name, wherever the specification leaves it open (decision 47, MAN-180). */
export const productName = "PetBox";

/** The brand after "BOX.", which the product's full name would repeat (MAN-173, MAN-180). */
export const boxBrand = "Pet";
