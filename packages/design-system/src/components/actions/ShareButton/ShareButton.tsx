import { Share2 } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { Outline } from "../../foundations/Glyph/Outline.tsx";
import { Button } from "../Button/Button.tsx";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { type Shared, whatsappAddress } from "./shareAddress.ts";
import { type ShareButtonTexts, shareButtonTexts } from "./shareButtonTexts.ts";
import { useShareSheet } from "./useShareSheet.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
  min-width: 0;

  &[data-full-width] { display: grid; grid-template-columns: minmax(0, 1fr); }
`;

/** The live region exists before it has a text, and takes no room until then. */
const Failure = styled.p`
  flex-basis: 100%;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  &:empty { position: absolute; }
`;

/** The channel used to share, as far as the page can know; the recipient is never known. */
export type SharedBy = "whatsapp" | "sheet" | "copy";

export interface ShareButtonProps extends Shared, Omit<ComponentProps<"div">, "children" | "title"> {
  /** Called when WhatsApp was opened, the sheet accepted, or the URL is on the clipboard. */
  onShared?: ((by: SharedBy) => void) | undefined;
  /**
   * Stacks the buttons, each at the full width of the container.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /**
   * Offers to copy the URL beside the share sheet too, not only when there is no sheet.
   * @default false
   */
  copyAlways?: boolean | undefined;
  /**
   * The page announces the copy itself, e.g. by a toast; the button then only shows it.
   * @default false
   */
  copySilently?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ShareButtonTexts> | undefined;
}

/**
 * Shares a URL with friends: by WhatsApp, and by the platform's share sheet or, without one, the clipboard (MAN-127).
 *
 * @example
 * <ShareButton url="https://petbox.com.br/cupom/AMORA10" text="Um presente para o seu pet:" />
 */
export function ShareButton(props: ShareButtonProps) {
  const {
    url,
    text,
    title,
    onShared,
    fullWidth = false,
    copyAlways = false,
    copySilently = false,
    texts,
    ...rest
  } = props;
  const words = useTexts("shareButton", shareButtonTexts, texts);
  const { whatsappLabel, shareLabel, copyLabel, failedText } = words;
  const sheet = useShareSheet({ url, text, title }, () => onShared?.("sheet"));
  return (
    <Root {...rest} data-full-width={fullWidth || undefined}>
      <LinkButton
        href={whatsappAddress({ url, text })}
        newTab
        texts={words}
        fullWidth={fullWidth}
        startIcon={<WhatsappMark />}
        onClick={() => onShared?.("whatsapp")}
      >
        {whatsappLabel}
      </LinkButton>
      {sheet.available ? (
        <Button
          variant="secondary"
          fullWidth={fullWidth}
          startIcon={<Share2 aria-hidden />}
          onClick={() => void sheet.open()}
        >
          {shareLabel}
        </Button>
      ) : null}
      {sheet.available && !copyAlways ? null : (
        <CopyButton
          key={String(sheet.failed)}
          text={url}
          label={copyLabel}
          texts={words}
          fullWidth={fullWidth}
          // Moves the focus from the failed share button, which is gone, to this one.
          autoFocus={sheet.failed}
          copySilently={copySilently}
          onCopied={() => onShared?.("copy")}
        />
      )}
      <Failure role="status">{sheet.failed ? failedText : null}</Failure>
    </Root>
  );
}

/** WhatsApp's mark as an outline. */
function WhatsappMark() {
  return (
    <Outline>
      <path d="M3 21l1.5-5A9 9 0 1 1 8.2 19.7z" />
      <path d="M9 8.5c-.6 3.2 3 6.8 6.3 6.5.6-.1 1.1-.8 1.1-1.5l-2-1-1 .9c-1.1-.5-1.9-1.3-2.4-2.4l.9-1-1-2c-.8 0-1.8 0-1.9.5z" />
    </Outline>
  );
}
