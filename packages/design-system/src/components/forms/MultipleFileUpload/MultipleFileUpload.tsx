import { formatFileSize } from "@petbox/domain/pet/photo";
import { type ComponentProps, useRef } from "react";
import { flushSync } from "react-dom";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { Choose, DropHint, FileInput, Prompt, Zone } from "../PhotoUpload/PhotoUpload.styles.ts";
import { UploadProgress } from "../PhotoUpload/UploadProgress.tsx";
import { useFileDrop } from "../PhotoUpload/useFileDrop.ts";
import { problemWords } from "./checkFile.ts";
import { FileRows } from "./FileRows.tsx";
import { type MultipleFileUploadTexts, multipleFileUploadTexts } from "./multipleFileUploadTexts.ts";
import { type ChosenFile, useChosenFiles } from "./useChosenFiles.ts";

/** Attributes of the input that the component sets itself. */
type OwnInput = "children" | "type" | "value" | "defaultValue" | "multiple" | "onChange";

export interface MultipleFileUploadProps extends FieldTexts, Omit<ComponentProps<"input">, OwnInput> {
  /** The key of the files and of their error in the form. `FormValues` has no files: `onValueChange` reports them. */
  name: string;
  /** Called with the files that can be sent, whenever one is added or removed. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /**
   * The maximum size of each file, in bytes.
   * @default 10485760
   */
  sizeLimit?: number | undefined;
  /**
   * The maximum number of files.
   * @default 5
   */
  countLimit?: number | undefined;
  /** What is wrong with a file that was accepted here, as when the server refused it. */
  errorOf?: ((file: File) => string | undefined) | undefined;
  /**
   * The files are being uploaded: none can be added or removed.
   * @default false
   */
  pending?: boolean | undefined;
  /** The upload progress, from 0 to 100, if known. */
  progress?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<MultipleFileUploadTexts> | undefined;
}

/**
 * Takes files of any type, several or, with `countLimit={1}`, one: chosen, dropped or pasted, and listed with their size. A file that
 * cannot be sent says why in its row, and stays out of the form. A reset of the form, or another `key`, empties it. A photo that is previewed and scaled down is for `PhotoUpload`.
 *
 * @example
 * <MultipleFileUpload name="exams" label="Exames do pet" accept=".pdf, image/*" countLimit={3} />
 */
export function MultipleFileUpload(props: MultipleFileUploadProps) {
  const { label, labelHidden, hint, error, optional, className, onValueChange, errorOf, ...others } = props;
  const { sizeLimit = 10_485_760, countLimit = 5, pending = false, progress, texts, ref, id, name, ...given } = others;
  const { "aria-describedby": describedBy, onClick, accept, ...input } = given;
  const words = useTexts("multipleFileUpload", multipleFileUploadTexts, texts);
  const size = useFormat("fileSize", formatFileSize)(sizeLimit);
  const control = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const { list, count, isTouched, add, remove } = useChosenFiles({
    control,
    rules: { accept, sizeLimit, countLimit },
    onChange: onValueChange,
  });
  const isLocked = pending || input.disabled === true;
  const drop = useFileDrop({ blocked: isLocked, onFiles: add });
  const errorIn = ({ file, problem }: ChosenFile) =>
    problem === undefined ? errorOf?.(file) : problemWords(problem, words, { count: countLimit, size });
  const refused = list.flatMap((chosen) => (chosen.problem ? `${chosen.file.name}: ${errorIn(chosen)}` : []));
  const outcome = refused.length === 0 ? words.countLabel(count) : `${words.countLabel(count)}. ${refused.join(" ")}`;

  /** The focus goes to the next file, to the one before the last, or back to the choice. */
  function removeAndStay({ key }: ChosenFile, index: number) {
    flushSync(() => remove(key));
    const buttons = rows.current?.querySelectorAll("button");
    (buttons?.[index] ?? buttons?.[index - 1] ?? control.current)?.focus();
  }

  return (
    <Field
      {...{ label, labelHidden, error, optional, name, id, describedBy, className }}
      hint={hint ?? words.limitsText(countLimit, size)}
    >
      {(field) => (
        <Zone
          {...drop.takes}
          aria-busy={pending || undefined}
          data-over={drop.over || undefined}
          data-invalid={field["aria-invalid"]}
          data-disabled={input.disabled || undefined}
        >
          <FileInput
            {...input}
            {...field}
            accept={accept}
            ref={mergedRef}
            type="file"
            multiple={countLimit > 1}
            aria-disabled={pending || undefined}
            onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
            onChange={(event) => add([...(event.currentTarget.files ?? [])])}
          />
          {list.length === 0 ? null : (
            <FileRows
              ref={rows}
              label={words.listLabel}
              files={list}
              errorOf={errorIn}
              removeLabel={words.removeLabel}
              isLocked={isLocked}
              onRemove={removeAndStay}
            />
          )}
          {isLocked ? null : (
            <Prompt>
              <Choose htmlFor={field.id} data-variant="secondary" data-size="small">
                {list.length === 0 ? words.chooseLabel : words.moreLabel}
              </Choose>
              <DropHint>{words.dropLabel}</DropHint>
            </Prompt>
          )}
          {pending ? <UploadProgress label={words.pendingLabel} progress={progress} /> : null}
          <VisuallyHidden role="status">{pending ? words.pendingLabel : isTouched ? outcome : ""}</VisuallyHidden>
        </Zone>
      )}
    </Field>
  );
}
