/** The texts of the notice of a device without internet. */
export const offlineNoticeTexts = {
  /** Replaced by `children`. */
  text: "Você está sem internet. O que já preencheu continua aqui.",
};
