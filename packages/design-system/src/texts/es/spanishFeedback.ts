import type { Texts } from "../texts.ts";
import { spanishButton } from "./spanishActions.ts";
import { spanishFailure } from "./spanishFailure.ts";
import { spanishLogin } from "./spanishForms.ts";

const tones = { success: "Listo", warning: "Atención", danger: "Error", info: "Información", question: "Pregunta" };
const bannerTones = { danger: "Importante", warning: "Atención", info: "Aviso", offer: "Oferta" };

export const spanishTone: Texts["alert"]["toneLabel"] = (tone) => tones[tone];

export const spanishDialog = { closeLabel: "Cerrar" };

export const spanishFeedback = {
  alert: { dismissLabel: "Cerrar aviso", toneLabel: spanishTone },
  asyncResultView: {
    ...spanishButton,
    loadingLabel: "Cargando",
    failureTitle: "No se pudo cargar",
    failureDescription: (failure) =>
      failure.kind === "unavailable" || failure.kind === "contract"
        ? "El problema es nuestro. Inténtalo de nuevo en un momento."
        : spanishFailure(failure),
    retryLabel: "Intentar de nuevo",
    toneLabel: spanishTone,
  },
  banner: { dismissLabel: "Cerrar aviso", toneLabel: (tone) => bannerTones[tone] },
  confirmDialog: {
    ...spanishDialog,
    ...spanishButton,
    confirmLabel: "Sí",
    cancelLabel: "Cancelar",
    toneLabel: spanishTone,
  },
  dialog: spanishDialog,
  drawer: spanishDialog,
  errorState: {
    ...spanishButton,
    title: "No se pudo cargar",
    description: "Revisa tu conexión e inténtalo de nuevo. No se perdió nada de lo que completaste.",
    retryLabel: "Intentar de nuevo",
  },
  formDialog: {
    ...spanishDialog,
    discardTitle: "¿Descartar los cambios?",
    discardText: "Lo que completaste todavía no está guardado.",
    discardLabel: "Salir sin guardar",
    keepLabel: "Seguir editando",
  },
  loginDialog: {
    ...spanishDialog,
    ...spanishLogin,
    title: "Qué bueno verte de nuevo :)",
    otherEmailLabel: "Usar otro correo",
  },
  offlineNotice: { text: "No tienes internet. Lo que completaste sigue aquí." },
  toast: { label: "Avisos", dismissLabel: "Cerrar aviso", toneLabel: spanishTone },
} satisfies Partial<Texts>;
