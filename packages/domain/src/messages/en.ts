import type { DomainMessages } from "./pt-BR.ts";

const address = {
  "cep-invalid": "Enter a valid CEP (postal code).",
  "street-invalid": "Enter the street.",
  "address-number-invalid": "Use digits only.",
  "address-number-too-long": "This number is too long. Please check it.",
  "complement-too-long": "Use at most 45 characters.",
  "neighborhood-invalid": "Enter the neighborhood.",
  "city-missing": "Enter a CEP to fill in the city.",
  "state-missing": "Enter a CEP to fill in the state.",
  "address-blocked": "Check the CEP to unlock the address.",
};

const identity = {
  "full-name-invalid": "Enter your full name, without digits.",
  "full-name-punctuation": "Enter your full name, with a space instead of a hyphen, apostrophe, or period.",
  "full-name-initial": "Enter your full name, with the first name written out.",
  "full-name-too-long": "Leave out or abbreviate a last name, without a period: up to 35 letters, including spaces.",
  "cpf-invalid": "Enter a valid CPF.",
  "birth-date-invalid": "Enter a valid date as day/month/year, e.g. 25/04/2000. You must be at least 18.",
  "password-too-short": "Use at least 8 characters.",
  "passwords-differ": "The passwords don’t match.",
  "password-unchanged": "The new password must differ from the old one.",
  "old-password-missing": "Enter your current password.",
  "instagram-invalid": "Enter your username: letters, digits, dots, and _ only.",
  "instagram-unchanged": "Enter a different username.",
};

const contact = {
  "email-invalid": "Enter a valid email address.",
  "phone-invalid": "Enter a phone number with its area code.",
  "phone-area-code": "This area code doesn’t exist.",
  "phone-foreign": "We only accept phone numbers from Brazil.",
  "phone-length": "Enter 8 digits after the area code, or 9 digits starting with 9.",
};

const couponName = {
  "coupon-name-characters": "Use letters and digits only, without spaces or accents.",
  "coupon-name-length": "Use 6 to 15 characters.",
};

/** Every message of the domain in English. */
export const englishMessages = {
  address,
  calendar: { "date-invalid": "Enter a valid date." },
  cancellation: { "cancel-reason-missing": "Choose a reason for canceling." },
  card: {
    "holder-name-missing": "Enter the name on the card.",
    "card-number-invalid": "Check the card number.",
    "card-brand-not-accepted":
      "We don’t accept this card brand yet. Use Visa, Mastercard, American Express, Diners Club, Hipercard, Elo, or Hiper.",
    "expiration-month-missing": "Choose the month in which the card expires.",
    "expiration-year-missing": "Choose the year in which the card expires.",
    "expiry-invalid": "Check the expiration date.",
    "card-expired": "This card has expired. Check the date or use another card.",
    "cvv-invalid": "Enter the security code (3 or 4 digits).",
    "cvv-back-invalid": "Enter the 3 digits of the security code, on the back of the card.",
    "cvv-front-invalid": "Enter the 4 digits of the security code, on the front of the card.",
    "cpf-invalid": identity["cpf-invalid"],
    "terms-not-accepted": "Accept the terms to continue.",
  },
  contact,
  inviteCoupon: {
    ...couponName,
    "coupon-name-missing": "Enter a name for the coupon.",
    "coupon-name-too-long": "Use at most 15 characters.",
  },
  delivery: { "ship-date-invalid": "The ship date is not a valid date." },
  identity,
  company: { "cnpj-invalid": "Enter a valid CNPJ." },
  money: { "amount-invalid": "Enter a valid amount, with a comma before the cents: R$79,90." },
  survey: {
    "survey-choice-missing": "Choose an answer.",
    "survey-reason-missing": "Tell us why you’re not satisfied.",
  },
  pet: {
    "pet-name-missing": "Enter your pet’s name.",
    "pet-sex-missing": "Choose your pet’s sex.",
    "breed-missing": "Enter your pet’s breed.",
    "pet-birth-date-invalid": "Enter your pet’s date of birth.",
    "pet-birth-date-short-year": "Enter the year with four digits.",
    "pet-birth-date-nonexistent": "The calendar has no such day.",
    "pet-birth-date-future": "This date is in the future.",
    "pet-birth-date-too-early": "Enter a date from 24/06/2001 (day/month/year) on.",
    "restriction-missing": "Choose one of the options.",
  },
  rating: {
    "items-unrated": "Rate every item to continue.",
    "service-unrated": "Rate the customer service and the delivery to continue.",
  },
  couponName,
  scheduledCancel: {
    "cancel-reason-missing": "Choose a reason.",
    "cancel-description-missing": "Fill in this field.",
    "cancel-description-too-long": "Use at most 2,000 characters.",
  },
  upsell: { "category-missing": "Choose a category to continue." },
  welcome: {
    "choice-missing": "Choose one of the options.",
    "answer-missing": "Fill in this field.",
    "answer-too-long": "Use at most 200 characters.",
    "instagram-invalid": identity["instagram-invalid"],
  },
  newDeliveryAddress: {
    ...address,
    "address-number-invalid": "Enter the number: 1 to 5 characters.",
    "address-number-too-long": "Enter the number: 1 to 5 characters.",
    "complement-too-long": "Use at most 100 characters.",
    "reference-too-long": "Use at most 100 characters.",
  },
  userData: {
    ...identity,
    ...contact,
    ...address,
    "address-number-invalid": "Enter the number: digits only.",
    "phone-length": "Enter a cell phone number: the area code and 9 digits, starting with 9.",
  },
} satisfies DomainMessages;
