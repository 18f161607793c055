import type { Texts } from "../texts.ts";
import { englishButton } from "./englishActions.ts";
import { englishFailure } from "./englishFailure.ts";
import { englishLogin } from "./englishForms.ts";

const tones = { success: "Success", warning: "Warning", danger: "Error", info: "Information", question: "Question" };
const bannerTones = { danger: "Important", warning: "Warning", info: "Notice", offer: "Offer" };

export const englishTone: Texts["alert"]["toneLabel"] = (tone) => tones[tone];

export const englishDialog = { closeLabel: "Close" };

export const englishFeedback = {
  alert: { dismissLabel: "Dismiss", toneLabel: englishTone },
  asyncResultView: {
    ...englishButton,
    loadingLabel: "Loading",
    failureTitle: "This didn’t load",
    failureDescription: (failure) =>
      failure.kind === "unavailable" || failure.kind === "contract"
        ? "The problem is on our side. Try again in a moment."
        : englishFailure(failure),
    retryLabel: "Try again",
    toneLabel: englishTone,
  },
  banner: { dismissLabel: "Dismiss", toneLabel: (tone) => bannerTones[tone] },
  confirmDialog: {
    ...englishDialog,
    ...englishButton,
    confirmLabel: "Yes",
    cancelLabel: "Cancel",
    toneLabel: englishTone,
  },
  dialog: englishDialog,
  drawer: englishDialog,
  errorState: {
    ...englishButton,
    title: "This didn’t load",
    description: "Check your internet connection and try again. Everything you filled in is still here.",
    retryLabel: "Try again",
  },
  formDialog: {
    ...englishDialog,
    discardTitle: "Discard your changes?",
    discardText: "What you filled in isn’t saved yet.",
    discardLabel: "Leave without saving",
    keepLabel: "Keep editing",
  },
  loginDialog: {
    ...englishDialog,
    ...englishLogin,
    title: "Good to see you again :)",
    otherEmailLabel: "Use another email",
  },
  offlineNotice: { text: "You’re offline. What you filled in is still here." },
  toast: { label: "Notices", dismissLabel: "Dismiss", toneLabel: englishTone },
} satisfies Partial<Texts>;
