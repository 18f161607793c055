import { type ReactNode, useId } from "react";
import { keyframes, styled } from "styled-components";
import { useModal } from "../../../focus/useModal.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { printAlone } from "../../../theme/printAlone.ts";
import { tokens } from "../../../tokens/index.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Heading } from "../../foundations/Heading/index.ts";
import type { DialogAttributes, DialogHeading } from "../Dialog/Dialog.tsx";
import { type DrawerTexts, drawerTexts } from "./drawerTexts.ts";

const slide = keyframes`from { transform: translateX(-100%); }`;
const appear = keyframes`from { opacity: 0; }`;

/** styled-components warns of attributes it does not know, `closedby` among them. */
const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(85%, calc(${tokens.size.column} * 0.6));
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0 0 0 env(safe-area-inset-left);
  border: 0;
  border-radius: 0 ${tokens.radius.card} ${tokens.radius.card} 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  overscroll-behavior: contain;

  &[open] { animation: ${slide} ${tokens.duration.slow} ${tokens.easing.out}; }
  &::backdrop { background: ${tokens.color.backdrop}; animation: ${appear} ${tokens.duration.medium} ${tokens.easing.out}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; border-inline-end-width: ${tokens.size.borderThick}; }
  ${printAlone}
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s3} ${tokens.space.s3} ${tokens.space.s5};
  overflow-wrap: anywhere;
  > :first-child { min-width: 0; }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Not "anywhere", which lets the words of a row's labels be broken to make room for its icons. */
  overflow-wrap: break-word;
  gap: ${tokens.space.s5};
  padding: ${tokens.space.s2} ${tokens.space.s5} max(${tokens.space.s6}, env(safe-area-inset-bottom));
`;

export interface DrawerProps extends DialogHeading, DialogAttributes {
  /** Called on Esc, on a press on the backdrop and by the close button; set `open` to false to comply. */
  onClose: () => void;
  /** The content, which scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<DrawerTexts> | undefined;
}

/**
 * A modal panel that slides in from the left edge, as tall as the screen.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onClick={() => setOpen(true)}>Filtrar</Button>
 *     <Drawer open={isOpen} title="Filtros" onClose={() => setOpen(false)}>
 *       <Checkbox name="dogs" label="Só para cachorros" />
 *     </Drawer>
 *   </>
 * );
 */
export function Drawer({ open, title, onClose, children, ref, texts, ...rest }: DrawerProps) {
  const { closeLabel } = useTexts("drawer", drawerTexts, texts);
  const titleId = useId();
  const modal = useModal({ open, onClose, ref });
  return (
    <Root aria-labelledby={titleId} {...rest} {...modal}>
      <Top>
        <Heading id={titleId} headingLevel={2} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton label={closeLabel} onClick={() => onClose()}>
          <Glyph sign="close" />
        </IconButton>
      </Top>
      <Content>{children}</Content>
    </Root>
  );
}
