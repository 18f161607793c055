import { photoTooHeavyText } from "@petbox/domain/pet/photoFailureText";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { PhotoUpload } from "../../components/forms/PhotoUpload/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { tokens } from "../../tokens/index.ts";

/** Takes no space while empty. */
const Question = styled(Text)`
  &:not(:empty) { margin-block-start: ${tokens.space.s5}; }
`;

export interface PhotoDialogProps {
  readonly open: boolean;
  /** The pet in the photo. */
  readonly pet: NamedPet;
  /** URL of the current photo. */
  readonly current: string | undefined;
  /** Delay between the preview and the confirmation, in milliseconds (SUB-272). */
  readonly confirmAfter: number;
  readonly pending: boolean;
  /** Error text of the last failed save; undefined while saving. */
  readonly failure: string | undefined;
  readonly onSave: (photo: File) => void;
  readonly onClose: () => void;
}

/** Dialog to change a pet's photo: choose, preview, confirm (SUB-077, SUB-270 to SUB-273, decision 58). */
export function PhotoDialog({ open, pet, onClose, pending, ...rest }: PhotoDialogProps) {
  return (
    <FormDialog open={open} title={`Foto ${ofPet(pet)}`} pending={pending} onClose={onClose}>
      <PhotoChoice pet={pet} pending={pending} {...rest} />
    </FormDialog>
  );
}

type PhotoChoiceProps = Omit<PhotoDialogProps, "open" | "onClose">;

/** Remounted each time the dialog opens. */
function PhotoChoice({ pet, current, confirmAfter, pending, failure, onSave }: PhotoChoiceProps) {
  const [photo, setPhoto] = useState<File>();
  const asked = useDelayedFile(photo, confirmAfter);
  return (
    <Stack gap="s5">
      <div>
        <PhotoUpload
          name="photo"
          label="Nova foto"
          hint="Uma foto em JPG, PNG ou WebP, de até 1 MB."
          shrinks="when-asked"
          camera
          currentSrc={current}
          pending={pending}
          onValueChange={setPhoto}
          texts={{ heavyText: photoTooHeavyText, tooHeavyText: photoTooHeavyText }}
        />
        <Question weight="semibold" role="status">
          {asked === undefined ? "" : `É esta a nova foto ${ofPet(pet)}?`}
        </Question>
      </div>
      <FailureAlert failure={failure} pending={pending} />
      {asked === undefined ? null : (
        <Button fullWidth pending={pending} texts={{ pendingLabel: "Enviando a foto" }} onClick={() => onSave(asked)}>
          Sim, usar esta foto
        </Button>
      )}
    </Stack>
  );
}

/** Returns the file once `wait` milliseconds have passed since it was chosen; undefined until then. */
function useDelayedFile(file: File | undefined, wait: number): File | undefined {
  const [asked, setAsked] = useState<File>();
  useEffect(() => {
    if (file === undefined) return;
    const waiting = setTimeout(() => setAsked(file), wait);
    return () => clearTimeout(waiting);
  }, [file, wait]);
  return asked === file ? asked : undefined;
}
