import { dialogTexts } from "../../feedback/Dialog/dialogTexts.ts";

/** What a gallery says of its own; each can be replaced. */
export const galleryTexts = {
  ...dialogTexts,
  /** What it is, said after its label. */
  roleLabel: "galeria de fotos",
  previousLabel: "Foto anterior",
  nextLabel: "Próxima foto",
  /** Where one is; pictures count from 1. */
  pictureLabel: (picture: number, total: number) => `Foto ${picture} de ${total}`,
  /** The name of a thumbnail and of a dot; pictures count from 1. */
  goToLabel: (picture: number, total: number) => `Ir para a foto ${picture} de ${total}`,
  /** The name of a picture that is pressed to see it large. */
  enlargeLabel: (alt: string) => `Ampliar: ${alt}`,
  /** What the row of small copies is. */
  thumbnailsLabel: "Miniaturas",
  /** What the row in the enlarged view is. */
  enlargedLabel: "Fotos ampliadas",
  /** What stands under the paw of a picture that cannot be shown. */
  missingLabel: "Esta foto não carregou.",
};

export type GalleryTexts = typeof galleryTexts;
