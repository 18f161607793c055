import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useFormReset } from "../Field/useFormReset.ts";
import { type PhotoProblem, type PhotoRules, preparePhoto } from "./preparePhoto.ts";
import { putFiles } from "./putFiles.ts";

interface ChosenPhotoOptions {
  control: RefObject<HTMLInputElement | null>;
  rules: PhotoRules;
  onChange: ((photo: File | undefined) => void) | undefined;
}

/** A chosen photo with an object URL for its preview, undefined until the photo is rendered. */
export interface ChosenPhoto {
  readonly file: File;
  readonly address: string | undefined;
}

/** Why a file was refused, and which one: the file distinguishes it from an earlier refusal. */
export interface RefusedPhoto {
  readonly why: PhotoProblem;
  readonly name: string;
}

/** The photo of an upload: chosen, prepared, refused, removed. Choosing another one discards the one before. */
export function useChosenPhoto({ control, rules, onChange }: ChosenPhotoOptions) {
  const [chosen, setChosen] = useState<File>();
  const [preview, setPreview] = useState<ChosenPhoto>();
  const [problem, setProblem] = useState<RefusedPhoto>();
  const [preparing, setPreparing] = useState(false);
  const [removed, setRemoved] = useState(false);
  const turn = useRef(0);
  const kept = useRef<File>(undefined);
  const refused = useRef<File>(undefined);
  // The page may pass another callback while a photo is prepared.
  const report = useEffectEvent((file: File | undefined) => onChange?.(file));
  const photo = chosen && { file: chosen, address: preview?.file === chosen ? preview.address : undefined };

  // A tab panel that is hidden revokes the URL, and gets another one before it is painted again.
  useLayoutEffect(() => {
    if (chosen === undefined) return undefined;
    const address = URL.createObjectURL?.(chosen) ?? "data:,";
    setPreview({ file: chosen, address });
    return () => URL.revokeObjectURL?.(address);
  }, [chosen]);

  function keep(file: File | undefined, input = control.current): void {
    setRemoved(file === undefined);
    put(file, input);
  }

  function put(file: File | undefined, input = control.current): void {
    kept.current = file;
    putFiles(input, file ? [file] : []);
    setChosen(file);
    report(file);
    // A dropped photo fires no event, so the form would not review its errors.
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  async function choose(file: File | undefined, { sizeLimit, shrinks } = rules): Promise<void> {
    // Some browsers empty the input when the file picker is cancelled.
    if (file === undefined) return putFiles(control.current, kept.current ? [kept.current] : []);
    // In a tab panel that is hidden meanwhile, the ref is empty.
    const input = control.current;
    turn.current += 1;
    const own = turn.current;
    // Neither an unprepared photo nor the previous one must be submitted.
    if (kept.current === undefined) putFiles(control.current, []);
    else put(undefined);
    setProblem(undefined);
    setPreparing(true);
    refused.current = file;
    const prepared = await preparePhoto(file, { sizeLimit, shrinks });
    // Another photo was chosen meanwhile, or the photo or the whole field was removed.
    if (own !== turn.current || !input?.isConnected) return;
    setPreparing(false);
    if (prepared.ok) keep(prepared.value, input);
    else setProblem({ why: prepared.error, name: file.name });
  }

  function giveUp(): void {
    turn.current += 1;
    setPreparing(false);
    setProblem(undefined);
  }

  function remove(): void {
    giveUp();
    keep(undefined);
  }

  /** Scales down the refused photo on request. */
  const shrink = () => choose(refused.current, { ...rules, shrinks: true });

  // A reset does not remove a photo that was there initially.
  useFormReset(control, () => {
    giveUp();
    if (kept.current !== undefined) keep(undefined);
  });

  return { photo, problem, preparing, removed, choose, shrink, remove };
}
