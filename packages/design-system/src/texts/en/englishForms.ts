import { englishMessages } from "@petbox/domain/messages/en";
import type { Texts } from "../texts.ts";
import { englishCount } from "./englishFormats.ts";

const heavyPhoto = "Oops! That picture is too big. Do you have a smaller one?";
const stars = ["Terrible", "Bad", "Okay", "Good", "Great"];
const passwordField = { showLabel: "Show password", hideLabel: "Hide password" };
const dateField = { pickerLabel: "Open calendar", datePlaceholder: "dd/mm/yyyy" };

export const englishLogin = {
  ...passwordField,
  emailLabel: "Email",
  passwordLabel: "Password",
  submitLabel: "Log in",
  pendingLabel: "Checking",
  recoveryLabel: "Forgot your password? Reset it",
  errorLabel: "Warning",
  dismissLabel: "Dismiss",
};

export const englishForms = {
  addressForm: {
    errors: englishMessages.address,
    title: "Delivery address",
    cep: "CEP (postal code)",
    street: "Street or avenue",
    number: "Number",
    numberOptional: "(optional)",
    digitsHint: "Digits only",
    absentNumberHint: "No number? Enter 0",
    complement: "Apartment, suite, etc.",
    complementHint: "Apt, block…",
    complementOptional: "(optional)",
    neighborhood: "Neighborhood",
    city: "City",
    state: "State",
    reference: "Landmark",
    referenceHint: "Something that helps us find your door",
    referenceOptional: "(optional)",
    lookingLabel: "Looking up the address",
    foundLabel: (place) => `Address found: ${place}`,
    failedText: "The CEP lookup didn’t respond, and we can’t go on without it. Try again in a moment.",
    notFoundText: "We couldn’t find this CEP. Check the digits or look it up again.",
    movedText: "New CEP: enter the number and apartment again.",
    problemLabel: "Error",
    retryLabel: "Look up the CEP again",
  },
  autocomplete: {
    listLabel: "Suggestions",
    countLabel: (count) => (count === 0 ? "No suggestions" : englishCount(count, "suggestion")),
  },
  choiceCards: { pendingLabel: "Saving…" },
  combobox: {
    listLabel: "Options",
    countLabel: (count) => englishCount(count, "option"),
    loadingLabel: "Searching…",
    emptyText: "Nothing found. Try different words.",
    failedText: "We couldn’t search right now.",
    retryLabel: "Try again",
    fewText: (minimum) => `Type at least ${englishCount(minimum, "letter")}`,
  },
  counter: {
    counterLabel: (length, limit) => `${length} of ${limit}`,
    limitLabel: (limit, isReached) =>
      isReached ? `Limit of ${limit} characters reached` : `Close to the limit of ${limit} characters`,
  },
  dateField,
  emailField: {
    suggestionLabel: (suggestion) => `Did you mean ${suggestion}?`,
    checkingLabel: "Checking the email",
    acceptedLabel: "Email checked",
  },
  field: { optional: "(optional)" },
  photoUpload: {
    chooseLabel: "Choose photo",
    dropLabel: "or drag it here, or paste it with Ctrl+V",
    cameraLabel: "Open camera",
    changeLabel: "Change photo",
    removeLabel: "Remove photo",
    preparingLabel: "Preparing the photo…",
    pendingLabel: "Uploading the photo…",
    chosenLabel: (name) => `Photo chosen: ${name}`,
    removedLabel: "Photo removed",
    notAPictureText: "This file isn’t a photo. Choose a JPG, PNG, or WebP image.",
    brokenText: "We couldn’t open this image. Try another photo, preferably a JPG.",
    unreadableText:
      "We couldn’t read this photo. If it’s in the cloud, download it to your device and choose it again, or choose another.",
    heavyText: heavyPhoto,
    shrinkLabel: "Shrink this photo and use it",
    tooHeavyText: heavyPhoto,
  },
  formErrorSummary: {
    titleText: (fields) => (fields === 0 ? "We couldn’t continue" : `Check ${englishCount(fields, "field")}`),
    firstText: (label) => `Go to the first one: ${label}`,
  },
  loginForm: englishLogin,
  multipleFileUpload: {
    chooseLabel: "Choose files",
    moreLabel: "Add files",
    dropLabel: "or drag them here, or paste them with Ctrl+V",
    limitsText: (count, size) =>
      count === 1 ? `One file of up to ${size}.` : `Up to ${englishCount(count, "file")}, up to ${size} each.`,
    listLabel: "Files",
    removeLabel: (name) => `Remove ${name}`,
    countLabel: (count) => (count === 0 ? "No files chosen" : `${englishCount(count, "file")} chosen`),
    pendingLabel: "Uploading the files…",
    wrongTypeText: "This type of file isn’t accepted.",
    tooHeavyText: (size) => `This file is larger than ${size}.`,
    emptyFileText: "This file is empty.",
    tooManyText: (count) => `There’s only room for ${englishCount(count, "file")}. Remove one to replace it.`,
  },
  passwordField,
  personalDataForm: {
    ...dateField,
    title: "Your details",
    fullName: "Full name",
    cpf: "CPF",
    cpfHint: "Your Brazilian taxpayer number. It goes on the invoice.",
    lockedCpfHint:
      "This is your account’s CPF (Brazilian taxpayer number), and it can’t change. If it’s wrong, talk to us.",
    birthDate: "Date of birth",
    phone: "Phone with area code",
  },
  quantityStepper: {
    label: "Quantity",
    decreaseLabel: "Decrease",
    increaseLabel: "Increase",
    pendingLabel: "Updating",
    announce: (quantity) => englishCount(quantity, "unit"),
  },
  scoreScale: { lowLabel: "Not at all satisfied", highLabel: "Very satisfied" },
  starRating: {
    valueText: (value, max) => (max === 5 && stars[value - 1]) || "",
    starText: (value, max) => `${value} of ${max}`,
    spokenText: (value, max) => `${value} out of ${max} stars`,
  },
} satisfies Partial<Texts>;
