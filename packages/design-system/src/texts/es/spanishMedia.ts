import type { Texts } from "../texts.ts";
import { spanishButton } from "./spanishActions.ts";
import { spanishDialog } from "./spanishFeedback.ts";

export const spanishMedia = {
  carousel: {
    emptyText: "Todavía no hay nada aquí.",
    roleLabel: "carrusel",
    previousLabel: "Anterior",
    nextLabel: "Siguiente",
    slideLabel: (slide, total) => `Página ${slide} de ${total}`,
    dotLabel: (slide, total) => `Ir a la página ${slide} de ${total}`,
  },
  gallery: {
    ...spanishDialog,
    emptyText: "Todavía no hay fotos aquí.",
    roleLabel: "galería de fotos",
    previousLabel: "Foto anterior",
    nextLabel: "Foto siguiente",
    pictureLabel: (picture, total) => `Foto ${picture} de ${total}`,
    goToLabel: (picture, total) => `Ir a la foto ${picture} de ${total}`,
    enlargeLabel: (alt) => `Ampliar: ${alt}`,
    thumbnailsLabel: "Miniaturas",
    enlargedLabel: "Fotos ampliadas",
    missingLabel: "Esta foto no se cargó.",
  },
  slideDeck: {
    ...spanishButton,
    backLabel: "Volver",
    nextLabel: "Siguiente",
    skipLabel: "Omitir",
    declineLabel: "Ahora no",
    finishLabel: "Finalizar",
    emptyText: "No hay nada para mostrar ahora.",
    slideLabel: (slide, total) => `Diapositiva ${slide} de ${total}`,
    countText: (slide, total) => `${slide} de ${total}`,
    roleLabel: "presentación",
  },
  video: { failedText: "El video no se cargó." },
} satisfies Partial<Texts>;
