import { photoLimit } from "@petbox/domain/pet/photo";
import { Minimize2 } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { PhotoShown } from "./PhotoShown.tsx";
import { CameraInput, FileInput, FileName, Zone } from "./PhotoUpload.styles.ts";
import { type PhotoUploadTexts, photoUploadTexts } from "./photoUploadTexts.ts";
import { problemText } from "./problemText.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import { useChosenPhoto } from "./useChosenPhoto.ts";
import { useFileDrop } from "./useFileDrop.ts";

/** Attributes of the input that the component sets itself: it always takes exactly one picture. */
type OwnInput = "children" | "type" | "value" | "defaultValue" | "multiple" | "onChange";

export interface PhotoUploadProps extends FieldTexts, Omit<ComponentProps<"input">, OwnInput> {
  /** The key of the photo and of its error in the form. `FormValues` has no files: `onValueChange` reports them. */
  name: string;
  /** Called with the prepared photo, or with undefined when it was removed. */
  onValueChange?: ((photo: File | undefined) => void) | undefined;
  /**
   * The maximum size in bytes; a heavier photo is scaled down first.
   * @default 1048576
   */
  sizeLimit?: number | undefined;
  /**
   * When a photo above the limit is scaled down: immediately, or on request after it was refused.
   * @default "at-once"
   */
  shrinks?: "at-once" | "when-asked" | undefined;
  /**
   * Offers the camera as well as the photo library, on touch devices.
   * @default false
   */
  camera?: boolean | undefined;
  /** The URL of the current photo, shown until another one is chosen. */
  currentSrc?: string | undefined;
  /**
   * The photo is being uploaded: it can be neither changed nor removed.
   * @default false
   */
  pending?: boolean | undefined;
  /** The upload progress, from 0 to 100, if known. */
  progress?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PhotoUploadTexts> | undefined;
}

/**
 * Takes one photo: chosen, dropped or pasted, previewed, and scaled down before it is sent. Other files, one or several, are for
 * `MultipleFileUpload`.
 *
 * @example
 * <PhotoUpload name="photo" label="Foto do pet" hint="De até 1 MB." />
 */
export function PhotoUpload(props: PhotoUploadProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    optional,
    className,
    onValueChange,
    sizeLimit = photoLimit,
    ...others
  } = props;
  const { currentSrc, pending = false, progress, ref, id, name, "aria-describedby": describedBy, ...given } = others;
  const { onClick, texts, shrinks = "at-once", camera = false, ...input } = given;
  const words = useTexts("photoUpload", photoUploadTexts, texts);
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const { photo, problem, preparing, removed, choose, shrink, remove } = useChosenPhoto({
    control,
    rules: { sizeLimit, shrinks: shrinks === "at-once" },
    onChange: onValueChange,
  });
  const drop = useFileDrop({
    blocked: pending || input.disabled === true,
    onFiles: ([file]) => void choose(file),
  });
  const message = problem && problemText(problem.why, words);
  const work = preparing ? words.preparingLabel : pending ? words.pendingLabel : undefined;
  const outcome = photo ? words.chosenLabel(photo.file.name) : removed ? words.removedLabel : "";
  const shrinkAndStay = async () => {
    control.current?.focus();
    await shrink();
  };
  const removeAndStay = () => {
    remove();
    control.current?.focus();
  };

  return (
    <Field {...{ label, labelHidden, hint, optional, name, id, describedBy, className }} error={message ?? error}>
      {(field) => (
        <Zone
          {...drop.takes}
          aria-busy={work !== undefined || undefined}
          data-over={drop.over || undefined}
          data-invalid={field["aria-invalid"]}
          data-disabled={input.disabled || undefined}
        >
          <FileInput
            accept="image/*"
            {...input}
            {...field}
            ref={mergedRef}
            type="file"
            aria-disabled={pending || undefined}
            onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
          {camera && !pending ? (
            <>
              <span id={`${field.id}-camera-name`} hidden>
                {`${words.cameraLabel}: `}
                {label}
              </span>
              <CameraInput
                type="file"
                accept="image/*"
                capture="environment"
                id={`${field.id}-camera`}
                aria-labelledby={`${field.id}-camera-name`}
                disabled={input.disabled}
                onChange={(event) => choose(event.currentTarget.files?.[0])}
              />
            </>
          ) : null}
          <PhotoShown
            {...{ photo, currentSrc }}
            texts={words}
            controlId={field.id}
            cameraId={camera ? `${field.id}-camera` : undefined}
            work={work && <UploadProgress label={work} progress={preparing ? undefined : progress} />}
            disabled={input.disabled === true}
            onRemove={removeAndStay}
          />
          {problem === undefined ? null : <FileName>{problem.name}</FileName>}
          {problem?.why === "heavy" ? (
            <Button
              variant="secondary"
              size="small"
              startIcon={<Minimize2 aria-hidden />}
              onClick={() => void shrinkAndStay()}
            >
              {words.shrinkLabel}
            </Button>
          ) : null}
          <VisuallyHidden role="status">{work ?? (problem ? `${problem.name}: ${message}` : outcome)}</VisuallyHidden>
        </Zone>
      )}
    </Field>
  );
}
