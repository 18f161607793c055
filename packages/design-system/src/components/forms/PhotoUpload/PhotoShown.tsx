import { formatFileSize } from "@petbox/domain/pet/photo";
import { ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Actions, Choose, DropHint, Facts, FileName, Picture, Preview, Prompt, Sign } from "./PhotoUpload.styles.ts";
import type { PhotoUploadTexts } from "./photoUploadTexts.ts";
import type { ChosenPhoto } from "./useChosenPhoto.ts";

interface PhotoShownProps {
  photo: ChosenPhoto | undefined;
  currentSrc: string | undefined;
  texts: PhotoUploadTexts;
  controlId: string;
  /** The camera's input; undefined where there is no camera. */
  cameraId: string | undefined;
  /** Work on the photo is in progress: the preview has no actions. */
  work: ReactNode;
  disabled: boolean;
  onRemove: () => void;
}

/** The chosen or current photo with its actions; without a photo, the ways to choose one. */
export function PhotoShown({
  photo,
  currentSrc,
  texts,
  controlId,
  cameraId,
  work,
  disabled,
  onRemove,
}: PhotoShownProps) {
  const fileSize = useFormat("fileSize", formatFileSize);
  const address = photo?.address ?? currentSrc;
  const still = disabled || work !== undefined;
  const choose = (words: string) =>
    still ? null : (
      <>
        <Choose htmlFor={controlId} data-variant="secondary" data-size="small">
          {words}
        </Choose>
        {cameraId === undefined ? null : (
          <Choose htmlFor={cameraId} data-variant="secondary" data-size="small" data-camera>
            {texts.cameraLabel}
          </Choose>
        )}
      </>
    );
  if (address === undefined) {
    return (
      <Prompt>
        <Sign aria-hidden>
          <ImageUp />
        </Sign>
        {choose(texts.chooseLabel)}
        {still ? null : <DropHint>{texts.dropLabel}</DropHint>}
        {work}
      </Prompt>
    );
  }
  return (
    <Preview>
      <Picture>
        <Image src={address} alt="" width={96} height={96} fit="cover" />
      </Picture>
      <Facts>
        {photo === undefined ? null : (
          <div>
            <FileName>{photo.file.name}</FileName>
            <Text size="small" tone="soft">
              {fileSize(photo.file.size)}
            </Text>
          </div>
        )}
        {still ? (
          work
        ) : (
          <Actions>
            {choose(texts.changeLabel)}
            {photo === undefined ? null : (
              <Button variant="quiet" size="small" onClick={onRemove}>
                {texts.removeLabel}
              </Button>
            )}
          </Actions>
        )}
      </Facts>
    </Preview>
  );
}
