/** What the survey says for each error code; the server sends the same texts. */
export const surveyMessages = {
  /** The score, or the reason that it requires (MAN-283, MAN-296). */
  "survey-choice-missing": "Selecione um dos motivos",
  /** The customer's own reason (MAN-286). */
  "survey-reason-missing": "Preencha o motivo da insatisfação",
};

/** An error code of the survey. */
export type SurveyErrorCode = keyof typeof surveyMessages;
