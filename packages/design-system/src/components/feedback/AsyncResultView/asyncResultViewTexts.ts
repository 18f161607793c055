import type { Failure } from "@petbox/domain/failure/failure";
import { loadFailureText } from "@petbox/domain/failure/loadFailureText";
import type { ReactNode } from "react";
import type { MessageTone } from "../Alert/ToneIcon.tsx";
import { toneLabel } from "../Alert/toneLabel.ts";

/** The texts of a AsyncResultView; each can be replaced. */
export interface AsyncResultViewTexts {
  /** Said to a screen reader while it is on its way; empty where what stands in its place says it by itself. */
  readonly loadingLabel: string;
  readonly failureTitle: string;
  /** What happened, and what was kept. */
  readonly failureDescription: (failure: Failure) => ReactNode;
  readonly retryLabel: string;
  /** What the button says to a screen reader while it is being tried again. */
  readonly pendingLabel: string;
  /** What the sign beside a failure in a small part is called. */
  readonly toneLabel: (tone: MessageTone) => string;
}

export const asyncResultViewTexts: AsyncResultViewTexts = {
  loadingLabel: "Carregando",
  failureTitle: "Não deu para carregar",
  failureDescription: loadFailureText,
  retryLabel: "Tentar de novo",
  pendingLabel: "Carregando",
  toneLabel,
};
