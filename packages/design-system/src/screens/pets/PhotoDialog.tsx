import { photoTooHeavyText } from "@petbox/domain/pet/photoFailureText";
import { ofPet, type PetCalled } from "@petbox/domain/pet/phrases";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { FileUpload } from "../../components/forms/FileUpload/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { useAskedAfter } from "./useAskedAfter.ts";

export interface PhotoDialogProps {
  readonly open: boolean;
  /** Whose photo it is. */
  readonly pet: PetCalled;
  /** The address of the photo that is there. */
  readonly current: string | undefined;
  /** How long one looks at a chosen photo before it is asked whether it is the one, in milliseconds (SUB-272). */
  readonly confirmAfter: number;
  readonly pending: boolean;
  /** Why the last save failed; away while the next one is sent. */
  readonly failure: string | undefined;
  readonly onSave: (photo: File) => void;
  readonly onClose: () => void;
}

/** Asks for another photo of a pet, shows it, and asks once more before it is sent (SUB-077, SUB-270 to SUB-273, decision 58). */
export function PhotoDialog({ open, pet, onClose, pending, ...rest }: PhotoDialogProps) {
  return (
    <FormDialog open={open} title={`Foto ${ofPet(pet)}`} pending={pending} onClose={onClose}>
      <PhotoChoice pet={pet} pending={pending} {...rest} />
    </FormDialog>
  );
}

type PhotoChoiceProps = Omit<PhotoDialogProps, "open" | "onClose">;

/** Begins anew whenever the dialog does. */
function PhotoChoice({ pet, current, confirmAfter, pending, failure, onSave }: PhotoChoiceProps) {
  const [photo, setPhoto] = useState<File>();
  const asked = useAskedAfter(photo, confirmAfter);
  return (
    <Stack gap="s5">
      <FileUpload
        name="photo"
        label={`Nova foto ${ofPet(pet)}`}
        hint="Uma foto em JPG, PNG ou WebP, de até 1 MB."
        shrinks="when-asked"
        camera
        currentSrc={current}
        pending={pending}
        onValueChange={setPhoto}
        texts={{ heavyText: photoTooHeavyText, tooHeavyText: photoTooHeavyText }}
      />
      {failure === undefined || pending ? null : (
        <Alert tone="danger" role="alert" ref={bringIntoView}>
          {failure}
        </Alert>
      )}
      <Stack gap="s3">
        <Text weight="semibold" role="status">
          {asked === undefined ? "" : `É esta a nova foto ${ofPet(pet)}?`}
        </Text>
        {asked === undefined ? null : (
          <Button fullWidth pending={pending} texts={{ pendingLabel: "Enviando a foto" }} onClick={() => onSave(asked)}>
            Sim, usar esta foto
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
