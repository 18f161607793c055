import { type RefObject, useRef, useState } from "react";
import { useFormReset } from "../Field/useFormReset.ts";
import { putFiles } from "../PhotoUpload/putFiles.ts";
import { checkFile, type FileProblem, type FileRules } from "./checkFile.ts";

/** A file of the list; one with a problem is shown, and not sent. */
export interface ChosenFile {
  readonly key: number;
  readonly file: File;
  readonly problem: FileProblem | undefined;
}

interface ChosenFilesOptions {
  control: RefObject<HTMLInputElement | null>;
  rules: FileRules;
  onChange: ((files: readonly File[]) => void) | undefined;
}

const acceptedOf = (list: readonly ChosenFile[]) => list.flatMap(({ file, problem }) => (problem ? [] : [file]));

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The files of an upload: added, checked, removed. The input holds those that can be sent. */
export function useChosenFiles({ control, rules, onChange }: ChosenFilesOptions) {
  const [list, setList] = useState<readonly ChosenFile[]>([]);
  const [isTouched, setIsTouched] = useState(false);
  const nextKey = useRef(0);

  function show(next: readonly ChosenFile[]) {
    const files = acceptedOf(next);
    setList(next);
    setIsTouched(true);
    putFiles(control.current, files);
    onChange?.(files);
    // A dropped or removed file fires no event, so the form would not review its errors.
    control.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function add(files: readonly File[]) {
    // A file that was refused is tried again, and one that is already there is not added twice.
    const kept = list.filter(({ file, problem }) => !problem || !files.some((added) => isSame(added, file)));
    const next = [...kept];
    for (const file of files) {
      if (next.some((chosen) => isSame(chosen.file, file))) continue;
      nextKey.current += 1;
      next.push({ key: nextKey.current, file, problem: checkFile(file, acceptedOf(next).length, rules) });
    }
    // The picker replaced the input's files; when it was cancelled, by none.
    show(next);
  }

  function remove(key: number) {
    const next: ChosenFile[] = [];
    for (const chosen of list) {
      if (chosen.key === key) continue;
      // The removed file may have made room.
      const { file, problem } = chosen;
      const isRetried = problem === "too-many";
      next.push(isRetried ? { ...chosen, problem: checkFile(file, acceptedOf(next).length, rules) } : chosen);
    }
    show(next);
  }

  useFormReset(control, () => {
    if (list.length > 0) show([]);
    setIsTouched(false);
  });

  return { list, count: acceptedOf(list).length, isTouched, add, remove };
}
