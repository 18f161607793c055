/** The texts of a video, each replaceable through `texts`. */
export const videoTexts = {
  /** Shown instead of a video that fails to load. */
  failedText: "O vídeo não carregou.",
};

export type VideoTexts = typeof videoTexts;
