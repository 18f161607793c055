import { formatFileSize } from "@petbox/domain/pet/photo";
import { File as FileIcon, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { styled } from "styled-components";
import { useFormat } from "../../../texts/useFormat.ts";
import { tokens } from "../../../tokens/index.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { FieldError } from "../Field/MessageRow.tsx";
import { FileName } from "../PhotoUpload/PhotoUpload.styles.ts";
import type { ChosenFile } from "./useChosenFiles.ts";

const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  padding: ${tokens.space.s1} ${tokens.space.s1} ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  > svg {
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    color: ${tokens.color.inkSoft};
  }
  &[data-invalid] { border-color: ${tokens.color.danger}; }
`;

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  padding-block: ${tokens.space.s1};
  font-size: ${tokens.fontSize.small};
`;

interface FileRowsProps {
  ref: RefObject<HTMLUListElement | null>;
  label: string;
  files: readonly ChosenFile[];
  /** Why a file cannot be sent, or was not, in words. */
  errorOf: (chosen: ChosenFile) => string | undefined;
  removeLabel: (name: string) => string;
  /** Nothing can be removed. */
  isLocked: boolean;
  onRemove: (chosen: ChosenFile, index: number) => void;
}

/** The chosen files: name, size, what is wrong with each, and a button that removes it. */
export function FileRows({ ref, label, files, errorOf, removeLabel, isLocked, onRemove }: FileRowsProps) {
  const id = useId();
  const fileSize = useFormat("fileSize", formatFileSize);
  return (
    <Files ref={ref} aria-label={label}>
      {files.map((chosen, index) => {
        const { key, file } = chosen;
        const error = errorOf(chosen);
        const errorId = error === undefined ? undefined : `${id}-${key}`;
        return (
          <Row key={key} data-invalid={error === undefined ? undefined : ""}>
            <FileIcon aria-hidden />
            <Facts>
              <FileName>{file.name}</FileName>
              <Text size="small" tone="soft">
                {fileSize(file.size)}
              </Text>
              <FieldError id={errorId} message={error} />
            </Facts>
            {isLocked ? null : (
              <IconButton
                label={removeLabel(file.name)}
                aria-describedby={errorId}
                onClick={() => onRemove(chosen, index)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </Row>
        );
      })}
    </Files>
  );
}
