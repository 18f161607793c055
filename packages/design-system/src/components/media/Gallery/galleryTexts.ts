/** The words of a gallery. */
export interface GalleryTexts {
  /**
   * What it is, said after its label.
   * @default "galeria de fotos"
   */
  roleLabel?: string;
  /** @default "Foto anterior" */
  previousLabel?: string;
  /** @default "Próxima foto" */
  nextLabel?: string;
  /**
   * Where one is; pictures count from 1.
   * @default (picture, total) => `Foto ${picture} de ${total}`
   */
  pictureLabel?: (picture: number, total: number) => string;
  /**
   * The name of a thumbnail and of a dot; pictures count from 1.
   * @default (picture, total) => `Ir para a foto ${picture} de ${total}`
   */
  goToLabel?: (picture: number, total: number) => string;
  /**
   * The name of a picture that is pressed to see it large.
   * @default (alt) => `Ampliar: ${alt}`
   */
  enlargeLabel?: (alt: string) => string;
  /**
   * What the row of small copies is.
   * @default "Miniaturas"
   */
  thumbnailsLabel?: string;
  /**
   * What the row in the enlarged view is.
   * @default "Fotos ampliadas"
   */
  enlargedLabel?: string;
  /**
   * What stands under the paw of a picture that cannot be shown.
   * @default "Esta foto não carregou."
   */
  missingLabel?: string;
  /** @default "Fechar" */
  closeLabel?: string;
}
