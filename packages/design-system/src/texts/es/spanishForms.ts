import { spanishMessages } from "@petbox/domain/messages/es";
import type { Texts } from "../texts.ts";
import { spanishCount } from "./spanishFormats.ts";

const heavyPhoto = "¡Uy! Esa imagen es muy pesada. ¿Tienes una más pequeña o más liviana?";
const stars = ["Pésimo", "Malo", "Regular", "Bueno", "Excelente"];
const passwordField = { showLabel: "Mostrar contraseña", hideLabel: "Ocultar contraseña" };
const dateField = { pickerLabel: "Abrir calendario", datePlaceholder: "dd/mm/aaaa" };

export const spanishLogin = {
  ...passwordField,
  emailLabel: "Correo electrónico",
  passwordLabel: "Contraseña",
  submitLabel: "Entrar",
  pendingLabel: "Verificando",
  recoveryLabel: "¿Olvidaste tu contraseña? Recupérala",
  errorLabel: "Atención",
  dismissLabel: "Cerrar aviso",
};

export const spanishForms = {
  addressForm: {
    errors: spanishMessages.address,
    title: "Dirección de entrega",
    cep: "CEP (código postal)",
    street: "Calle o avenida",
    number: "Número",
    numberOptional: "(opcional)",
    digitsHint: "Solo dígitos",
    absentNumberHint: "¿Sin número? Escribe 0",
    complement: "Complemento",
    complementHint: "Depto., bloque…",
    complementOptional: "(opcional)",
    neighborhood: "Barrio",
    city: "Ciudad",
    state: "Estado",
    reference: "Punto de referencia",
    referenceHint: "Algo que ayude a encontrar la puerta",
    referenceOptional: "(opcional)",
    lookingLabel: "Buscando la dirección",
    foundLabel: (place) => `Dirección encontrada: ${place}`,
    failedText: "La consulta del CEP no respondió, y sin ella no podemos seguir. Inténtalo de nuevo en un momento.",
    notFoundText: "No encontramos este CEP. Revisa los dígitos o consúltalo de nuevo.",
    movedText: "CEP nuevo: escribe de nuevo el número y el complemento.",
    problemLabel: "Error",
    retryLabel: "Consultar el CEP de nuevo",
  },
  autocomplete: {
    listLabel: "Sugerencias",
    countLabel: (count) => (count === 0 ? "Ninguna sugerencia" : spanishCount(count, "sugerencia")),
  },
  choiceCards: { pendingLabel: "Guardando…" },
  combobox: {
    listLabel: "Opciones",
    countLabel: (count) => spanishCount(count, "opción", "opciones"),
    loadingLabel: "Buscando…",
    emptyText: "No encontramos nada. Prueba con otras palabras.",
    failedText: "No pudimos buscar en este momento.",
    retryLabel: "Intentar de nuevo",
    fewText: (minimum) => `Escribe al menos ${spanishCount(minimum, "letra")}`,
  },
  counter: {
    counterLabel: (length, limit) => `${length} de ${limit}`,
    limitLabel: (limit, isReached) =>
      isReached ? `Llegaste al límite de ${limit} caracteres` : `Cerca del límite de ${limit} caracteres`,
  },
  dateField,
  emailField: {
    suggestionLabel: (suggestion) => `¿Quisiste decir ${suggestion}?`,
    checkingLabel: "Revisando el correo",
    acceptedLabel: "Correo revisado",
  },
  field: { optional: "(opcional)" },
  photoUpload: {
    chooseLabel: "Elegir foto",
    dropLabel: "o arrástrala hasta aquí, o pégala con Ctrl+V",
    cameraLabel: "Abrir la cámara",
    changeLabel: "Cambiar foto",
    removeLabel: "Quitar foto",
    preparingLabel: "Preparando la foto…",
    pendingLabel: "Enviando la foto…",
    chosenLabel: (name) => `Foto elegida: ${name}`,
    removedLabel: "Se quitó la foto",
    notAPictureText: "Este archivo no es una foto. Elige una imagen JPG, PNG o WebP.",
    brokenText: "No pudimos abrir esta imagen. Prueba con otra foto, mejor si es JPG.",
    unreadableText: "No pudimos leer esta foto. Si está en la nube, descárgala y elígela de nuevo, o elige otra.",
    heavyText: heavyPhoto,
    shrinkLabel: "Reducir esta foto y usarla",
    tooHeavyText: heavyPhoto,
  },
  formErrorSummary: {
    titleText: (fields) => (fields === 0 ? "No se pudo continuar" : `Revisa ${spanishCount(fields, "campo")}`),
    firstText: (label) => `Ir al primero: ${label}`,
  },
  loginForm: spanishLogin,
  multipleFileUpload: {
    chooseLabel: "Elegir archivos",
    moreLabel: "Agregar archivos",
    dropLabel: "o arrástralos hasta aquí, o pégalos con Ctrl+V",
    limitsText: (count, size) =>
      count === 1
        ? `Un archivo de hasta ${size}.`
        : `Hasta ${spanishCount(count, "archivo")}, de hasta ${size} cada uno.`,
    listLabel: "Archivos",
    removeLabel: (name) => `Quitar ${name}`,
    countLabel: (count) =>
      count === 0 ? "Ningún archivo elegido" : count === 1 ? "1 archivo elegido" : `${count} archivos elegidos`,
    pendingLabel: "Enviando los archivos…",
    wrongTypeText: "Este tipo de archivo no se acepta.",
    tooHeavyText: (size) => `Este archivo pesa más de ${size}.`,
    emptyFileText: "Este archivo está vacío.",
    tooManyText: (count) =>
      `${count === 1 ? "Solo cabe" : "Solo caben"} ${spanishCount(count, "archivo")}. Quita uno para cambiarlo.`,
  },
  passwordField,
  personalDataForm: {
    ...dateField,
    title: "Tus datos",
    fullName: "Nombre completo",
    cpf: "CPF",
    cpfHint: "Tu número de contribuyente en Brasil. Va en la factura.",
    lockedCpfHint:
      "Es el CPF (número de contribuyente en Brasil) de tu cuenta y no se puede cambiar. Si tiene un error, escríbenos.",
    birthDate: "Fecha de nacimiento",
    phone: "Teléfono con código de área",
  },
  quantityStepper: {
    label: "Cantidad",
    decreaseLabel: "Disminuir",
    increaseLabel: "Aumentar",
    pendingLabel: "Actualizando",
    announce: (quantity) => spanishCount(quantity, "unidad", "unidades"),
  },
  scoreScale: { lowLabel: "Ninguna satisfacción", highLabel: "Mucha satisfacción" },
  starRating: {
    valueText: (value, max) => (max === 5 && stars[value - 1]) || "",
    starText: (value, max) => `${value} de ${max}`,
    spokenText: (value, max) => `${value} de ${max} estrellas`,
  },
} satisfies Partial<Texts>;
