/** What a video says of its own; each can be replaced. */
export const videoTexts = {
  /** Said in its place when it cannot be had. */
  failedText: "O vídeo não carregou.",
};

export type VideoTexts = typeof videoTexts;
