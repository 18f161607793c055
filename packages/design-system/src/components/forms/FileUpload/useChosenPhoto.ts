import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type PhotoProblem, type PhotoRules, preparePhoto } from "./preparePhoto.ts";

interface ChosenPhotoOptions {
  control: RefObject<HTMLInputElement | null>;
  rules: PhotoRules;
  onChange: ((photo: File | undefined) => void) | undefined;
}

/** A photo that was chosen, with an address under which the page shows it. */
export interface ChosenPhoto {
  readonly file: File;
  readonly address: string;
}

/** Why a file was refused, and which: its name is what tells it from the one before. */
export interface RefusedPhoto {
  readonly why: PhotoProblem;
  readonly name: string;
}

/** Puts the photo into the input, so that a form of the platform sends it however it came; without one it is empty. */
function fill(control: HTMLInputElement | null, photo: File | undefined): void {
  if (control === null) return;
  control.value = "";
  const files = new DataTransfer();
  if (photo !== undefined) files.items.add(photo);
  control.files = files.files;
}

/** The photo of an upload: chosen, made ready, refused, taken away. Whoever picks another one wants the one before no more. */
export function useChosenPhoto({ control, rules, onChange }: ChosenPhotoOptions) {
  const [photo, setPhoto] = useState<ChosenPhoto>();
  const [problem, setProblem] = useState<RefusedPhoto>();
  const [preparing, setPreparing] = useState(false);
  const [removed, setRemoved] = useState(false);
  const turn = useRef(0);
  const kept = useRef<File>(undefined);
  const refused = useRef<File>(undefined);
  const address = photo?.address;

  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);

  function keep(file: File | undefined): void {
    setRemoved(file === undefined);
    put(file);
  }

  function put(file: File | undefined): void {
    kept.current = file;
    fill(control.current, file);
    setPhoto(file && { file, address: URL.createObjectURL(file) });
    onChange?.(file);
    // A form around it corrects its errors when something is entered, and a photo that was dropped raises no event.
    control.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  async function choose(file: File | undefined, { limit, shrinks } = rules): Promise<void> {
    // Some browsers empty the input when the choosing is given up.
    if (file === undefined) return fill(control.current, kept.current);
    turn.current += 1;
    const own = turn.current;
    // Neither what is not ready yet nor what stands for it no more must be sent.
    if (kept.current === undefined) fill(control.current, undefined);
    else put(undefined);
    setProblem(undefined);
    setPreparing(true);
    refused.current = file;
    const prepared = await preparePhoto(file, { limit, shrinks });
    // Another one was chosen meanwhile, or none is wanted any more.
    if (own !== turn.current) return;
    setPreparing(false);
    if (prepared.ok) keep(prepared.value);
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

  /** The photo that was too heavy is made lighter, now that this was asked for. */
  const shrink = () => choose(refused.current, { ...rules, shrinks: true });

  // Where there was no photo, the reset of the form takes none away.
  const forget = useEffectEvent(() => {
    giveUp();
    if (kept.current !== undefined) keep(undefined);
  });
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener("reset", forget);
    return () => {
      turn.current += 1;
      form?.removeEventListener("reset", forget);
    };
  }, [control]);

  return { photo, problem, preparing, removed, choose, shrink, remove };
}
