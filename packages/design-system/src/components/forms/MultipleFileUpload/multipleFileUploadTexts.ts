function chosenCount(count: number): string {
  if (count === 0) return "Nenhum arquivo escolhido";
  return count === 1 ? "1 arquivo escolhido" : `${count} arquivos escolhidos`;
}

/** The texts of an upload of several files, each replaceable through `texts`. Sizes come as text: "5 MB". */
export const multipleFileUploadTexts = {
  chooseLabel: "Escolher arquivos",
  /** The button once there are files. */
  moreLabel: "Adicionar arquivos",
  /** The other ways to choose files, on devices with a mouse. */
  dropLabel: "ou arraste até aqui, ou cole com Ctrl+V",
  /** The limits, where the page gives no hint. */
  limitsText: (count: number, size: string) =>
    count === 1 ? `Um arquivo de até ${size}.` : `Até ${count} arquivos, de até ${size} cada.`,
  /** The accessible name of the list of files. */
  listLabel: "Arquivos",
  /** The accessible name of the button that removes a file. */
  removeLabel: (name: string) => `Remover ${name}`,
  /** Announced after files were added or removed. */
  countLabel: chosenCount,
  pendingLabel: "Enviando os arquivos…",
  wrongTypeText: "Este tipo de arquivo não é aceito.",
  tooHeavyText: (size: string) => `Este arquivo passa de ${size}.`,
  emptyFileText: "Este arquivo está vazio.",
  tooManyText: (count: number) =>
    `${count === 1 ? "Só cabe 1 arquivo" : `Só cabem ${count} arquivos`}. Remova um para trocar.`,
};

export type MultipleFileUploadTexts = typeof multipleFileUploadTexts;
