import type { DomainMessages } from "./pt-BR.ts";

const address = {
  "cep-invalid": "Escribe un CEP (código postal) válido.",
  "street-invalid": "Escribe la calle.",
  "address-number-invalid": "Usa solo dígitos.",
  "address-number-too-long": "Este número es demasiado largo. Revísalo.",
  "complement-too-long": "Usa 45 caracteres como máximo.",
  "neighborhood-invalid": "Escribe el barrio.",
  "city-missing": "Escribe un CEP para completar la ciudad.",
  "state-missing": "Escribe un CEP para completar el estado.",
  "address-blocked": "Revisa el CEP para desbloquear la dirección.",
};

const identity = {
  "full-name-invalid": "Escribe tu nombre completo, sin números.",
  "full-name-punctuation": "Escribe tu nombre completo, con un espacio en lugar de guion, apóstrofo o punto.",
  "full-name-initial": "Escribe tu nombre completo, con el primer nombre sin abreviar.",
  "full-name-too-long": "Quita o abrevia un apellido, sin punto: hasta 35 letras, contando los espacios.",
  "cpf-invalid": "Escribe un CPF válido.",
  "birth-date-invalid": "Escribe una fecha válida, p. ej. 07/04/2000. Debes tener al menos 18 años.",
  "password-too-short": "Usa 8 caracteres como mínimo.",
  "passwords-differ": "Las contraseñas no coinciden.",
  "password-unchanged": "La contraseña nueva debe ser distinta de la anterior.",
  "old-password-missing": "Escribe tu contraseña actual.",
  "instagram-invalid": "Escribe tu usuario: solo letras, números, puntos y _.",
  "instagram-unchanged": "Escribe otro usuario.",
};

const contact = {
  "email-invalid": "Escribe un correo electrónico válido.",
  "phone-invalid": "Escribe un teléfono con su código de área.",
  "phone-area-code": "Ese código de área no existe.",
  "phone-foreign": "Solo aceptamos teléfonos de Brasil.",
  "phone-length": "Después del código de área van 8 dígitos, o 9 si el número empieza con 9.",
};

const couponName = {
  "coupon-name-characters": "Usa solo letras y números, sin espacios ni acentos.",
  "coupon-name-length": "Usa de 6 a 15 caracteres.",
};

/** Every message of the domain in Spanish. */
export const spanishMessages = {
  address,
  calendar: { "date-invalid": "Escribe una fecha válida." },
  cancellation: { "cancel-reason-missing": "Elige un motivo de cancelación." },
  card: {
    "holder-name-missing": "Escribe el nombre que figura en la tarjeta.",
    "card-number-invalid": "Revisa el número de la tarjeta.",
    "card-brand-not-accepted":
      "Todavía no aceptamos tarjetas de esta marca. Usa Visa, Mastercard, American Express, Diners Club, Hipercard, Elo o Hiper.",
    "expiration-month-missing": "Elige el mes de vencimiento.",
    "expiration-year-missing": "Elige el año de vencimiento.",
    "expiry-invalid": "Revisa la fecha de vencimiento.",
    "card-expired": "Esta tarjeta está vencida. Revisa la fecha o usa otra tarjeta.",
    "cvv-invalid": "Escribe el código de seguridad (3 o 4 dígitos).",
    "cvv-back-invalid": "Escribe los 3 dígitos del código de seguridad, en el reverso de la tarjeta.",
    "cvv-front-invalid": "Escribe los 4 dígitos del código de seguridad, en el frente de la tarjeta.",
    "cpf-invalid": identity["cpf-invalid"],
    "terms-not-accepted": "Acepta los términos para continuar.",
  },
  contact,
  inviteCoupon: {
    ...couponName,
    "coupon-name-missing": "Escribe un nombre para el cupón.",
    "coupon-name-too-long": "Usa 15 caracteres como máximo.",
  },
  delivery: { "ship-date-invalid": "La fecha de envío no es válida." },
  identity,
  company: { "cnpj-invalid": "Escribe un CNPJ válido." },
  money: { "amount-invalid": "Escribe un monto válido, con coma antes de los centavos: R$79,90." },
  survey: {
    "survey-choice-missing": "Elige una respuesta.",
    "survey-reason-missing": "Cuéntanos el motivo de tu insatisfacción.",
  },
  pet: {
    "pet-name-missing": "Escribe el nombre de tu mascota.",
    "pet-sex-missing": "Elige el sexo de tu mascota.",
    "breed-missing": "Escribe la raza de tu mascota.",
    "pet-birth-date-invalid": "Escribe la fecha de nacimiento de tu mascota.",
    "pet-birth-date-short-year": "Escribe el año con cuatro dígitos.",
    "pet-birth-date-nonexistent": "Ese día no existe en el calendario.",
    "pet-birth-date-future": "Esa fecha todavía no llegó.",
    "pet-birth-date-too-early": "Escribe una fecha a partir del 24/06/2001.",
    "restriction-missing": "Elige una de las opciones.",
  },
  rating: {
    "items-unrated": "Califica todos los artículos para continuar.",
    "service-unrated": "Califica la atención y la entrega para continuar.",
  },
  couponName,
  scheduledCancel: {
    "cancel-reason-missing": "Elige un motivo.",
    "cancel-description-missing": "Completa este campo.",
    "cancel-description-too-long": "Usa 2000 caracteres como máximo.",
  },
  upsell: { "category-missing": "Elige una categoría para continuar." },
  welcome: {
    "choice-missing": "Elige una de las opciones.",
    "answer-missing": "Completa este campo.",
    "answer-too-long": "Usa 200 caracteres como máximo.",
    "instagram-invalid": identity["instagram-invalid"],
  },
  newDeliveryAddress: {
    ...address,
    "address-number-invalid": "Escribe el número: de 1 a 5 caracteres.",
    "address-number-too-long": "Escribe el número: de 1 a 5 caracteres.",
    "complement-too-long": "Usa 100 caracteres como máximo.",
    "reference-too-long": "Usa 100 caracteres como máximo.",
  },
  userData: {
    ...identity,
    ...contact,
    ...address,
    "address-number-invalid": "Escribe el número, solo con dígitos.",
    "phone-length": "Escribe un número de celular: el código de área y 9 dígitos, el primero un 9.",
  },
} satisfies DomainMessages;
