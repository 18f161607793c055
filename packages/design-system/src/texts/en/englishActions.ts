import type { Texts } from "../texts.ts";

export const englishNewTab = "(opens in a new tab)";

export const englishButton = { pendingLabel: "Loading" };

export const englishCopyButton = {
  ...englishButton,
  copyLabel: "Copy",
  copiedLabel: "Copied!",
  failedLabel: "Couldn’t copy",
  manualLabel: "Your browser didn’t allow it. Copy it from here:",
};

export const englishActions = {
  button: englishButton,
  copyButton: englishCopyButton,
  shareButton: {
    ...englishCopyButton,
    whatsappLabel: "Send on WhatsApp",
    newTabLabel: englishNewTab,
    shareLabel: "Share",
    copyLabel: "Copy link",
    copiedLabel: "Link copied!",
    failedText: "Sharing didn’t work here. Copy the link instead.",
  },
} satisfies Partial<Texts>;
