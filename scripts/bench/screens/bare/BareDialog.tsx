import { useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { words } from "../words.ts";
import { Action } from "./page.styles.ts";

const Window = styled.dialog`
  width: min(560px, 100%);
  padding: 24px;
  border: 0;
  border-radius: 20px;
  &::backdrop { background: #2b1b3d80; }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
`;

const Close = styled.button`
  width: 48px;
  height: 48px;
  border: 0;
  border-radius: 999px;
  background: none;
  cursor: pointer;
`;

interface BareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function BareDialog({ open, onClose }: BareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <Window ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <Top>
        <h2 id={titleId}>{words.dialogTitle}</h2>
        <Close type="button" aria-label="Fechar" onClick={onClose}>
          <svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M18 6 6 18" />
            <path d="m6 6 12 12" />
          </svg>
        </Close>
      </Top>
      <p>{words.dialogText}</p>
      <Action type="button" onClick={onClose}>
        {words.close}
      </Action>
    </Window>
  );
}
