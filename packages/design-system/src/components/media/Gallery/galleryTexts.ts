import { dialogTexts } from "../../feedback/Dialog/dialogTexts.ts";

/** The texts of a gallery, each replaceable through `texts`. */
export const galleryTexts = {
  ...dialogTexts,
  /** Shown if there is nothing to show; replaced by `empty`. */
  emptyText: "Ainda não há fotos por aqui.",
  /** The role description, announced after the label. */
  roleLabel: "galeria de fotos",
  previousLabel: "Foto anterior",
  nextLabel: "Próxima foto",
  /** The position; pictures count from 1. */
  pictureLabel: (picture: number, total: number) => `Foto ${picture} de ${total}`,
  /** The accessible name of a thumbnail and of a dot; pictures count from 1. */
  goToLabel: (picture: number, total: number) => `Ir para a foto ${picture} de ${total}`,
  /** The accessible name of a picture that a press enlarges. */
  enlargeLabel: (alt: string) => `Ampliar: ${alt}`,
  /** The accessible name of the row of thumbnails. */
  thumbnailsLabel: "Miniaturas",
  /** The accessible name of the row in the enlarged view. */
  enlargedLabel: "Fotos ampliadas",
  /** Shown under the paw of a picture that failed to load. */
  missingLabel: "Esta foto não carregou.",
};

export type GalleryTexts = typeof galleryTexts;
