import { cents } from "@petbox/domain/money/cents";

/** The hygiene pads on sale (80x60 cm, 30 units); the price of one pack in cents. */
export const hygienePads = [
  {
    sku: "TAP-CARVAO",
    name: "Tapete de carvão ativado super premium",
    imageAlt: "Pacote preto e verde",
    unitPrice: cents(11990),
  },
  { sku: "TAP-BRANCO", name: "Tapete branco", imageAlt: "Pacote branco", unitPrice: cents(6990) },
  {
    sku: "TAP-BRANCO-SP",
    name: "Tapete branco super premium",
    imageAlt: "Pacote branco e azul",
    unitPrice: cents(8990),
  },
  { sku: "TAP-LAVANDA", name: "Tapete de lavanda super premium", imageAlt: "Pacote lilás", unitPrice: cents(9490) },
] as const;
