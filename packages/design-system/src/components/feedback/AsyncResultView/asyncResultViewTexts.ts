import type { Failure } from "@petbox/domain/failure/failure";
import { loadFailureText } from "@petbox/domain/failure/loadFailureText";
import type { ReactNode } from "react";
import { type MessageTone, toneLabel } from "../Alert/toneLabel.ts";

/** The texts of an AsyncResultView, each replaceable through `texts`. */
export interface AsyncResultViewTexts {
  /** Announced while loading; empty where the skeleton announces itself. */
  readonly loadingLabel: string;
  readonly failureTitle: string;
  /** The cause. */
  readonly failureDescription: (failure: Failure) => ReactNode;
  readonly retryLabel: string;
  /** The accessible name of the button during a retry. */
  readonly pendingLabel: string;
  /** The accessible name of the sign beside an inline failure. */
  readonly toneLabel: (tone: MessageTone) => string;
}

export const asyncResultViewTexts: AsyncResultViewTexts = {
  loadingLabel: "Carregando",
  failureTitle: "Não deu para carregar",
  failureDescription: (failure) => loadFailureText(failure),
  retryLabel: "Tentar de novo",
  pendingLabel: "Carregando",
  toneLabel,
};
