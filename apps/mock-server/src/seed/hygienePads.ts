/** The hygiene pads on sale (80x60 cm, 30 units); the price of one pack in cents. */
export const hygienePads = [
  {
    sku: "TAP-CARVAO",
    name_item: "Tapete de carvão ativado super premium",
    image_alt: "Pacote preto e verde",
    unit_amount: 11990,
  },
  { sku: "TAP-BRANCO", name_item: "Tapete branco", image_alt: "Pacote branco", unit_amount: 6990 },
  {
    sku: "TAP-BRANCO-SP",
    name_item: "Tapete branco super premium",
    image_alt: "Pacote branco e azul",
    unit_amount: 8990,
  },
  { sku: "TAP-LAVANDA", name_item: "Tapete de lavanda super premium", image_alt: "Pacote lilás", unit_amount: 9490 },
] as const;
