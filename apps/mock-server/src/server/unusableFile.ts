import { type SqliteRefusal, sqliteRefusalOf } from "./sqliteRefusal.ts";
import { StartupError } from "./startupError.ts";

const orElse = "ou escolha outra pasta com DATA_DIR";

/** @param what a short description of the damage. */
export function damagedFile(file: string, what: string): StartupError {
  return new StartupError(
    `O arquivo ${file} está danificado (${what}): traga uma cópia de volta, tire-o dali para começar com um mundo novo, ${orElse}; nada nele foi alterado.`,
  );
}

export function fileOfAnotherVersion(file: string): StartupError {
  return new StartupError(
    `O arquivo ${file} foi escrito por outra versão do servidor ou por outro programa: abra-o com quem o escreveu, ${orElse}; nada nele foi alterado.`,
  );
}

const sentences: Readonly<Record<SqliteRefusal, (file: string) => StartupError>> = {
  busy: (file) => new StartupError(`O arquivo ${file} está ocupado por outro processo: encerre-o, ${orElse}.`),
  full: (file) => new StartupError(`O disco de ${file} está cheio: libere espaço, ${orElse}.`),
  "read-only": (file) => new StartupError(`O arquivo ${file} só pode ser lido: confira as permissões, ${orElse}.`),
  damaged: (file) => damagedFile(file, "o SQLite não o reconhece"),
  other: (file) => new StartupError(`O arquivo ${file} não pode ser aberto: confira as permissões, ${orElse}.`),
};

/** Translates an SQLite error on opening for the operator; other values pass through. */
export function unusableFile(file: string, thrown: unknown): unknown {
  const refusal = sqliteRefusalOf(thrown);
  return refusal === undefined ? thrown : sentences[refusal](file);
}
