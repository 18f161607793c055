import { Share2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../Button/Button.tsx";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { Failure, Root } from "./ShareButton.styles.ts";
import { type Shared, whatsappAddress } from "./shareAddress.ts";
import { type ShareButtonTexts, shareButtonTexts } from "./shareButtonTexts.ts";
import { useShareSheet } from "./useShareSheet.ts";
import { WhatsappMark } from "./WhatsappMark.tsx";

/** The way by which something was shared, as far as the page can know: who receives it, it never does. */
export type SharedBy = "whatsapp" | "sheet" | "copy";

export interface ShareButtonProps extends Shared, Omit<ComponentProps<"div">, "children" | "title"> {
  /** WhatsApp was opened, the sheet took it, or the address is on the clipboard. */
  onShared?: ((by: SharedBy) => void) | undefined;
  /**
   * Each button as wide as what holds them, one under the other.
   * @default false
   */
  fullWidth?: boolean;
  /**
   * The address can be copied beside the sheet too, and not only where there is none.
   * @default false
   */
  copyAlways?: boolean;
  /** Other words in the place of its own. */
  texts?: Partial<ShareButtonTexts> | undefined;
}

/** Sends an address to friends: by WhatsApp, and by the platform's own sheet or, without one, by the clipboard (MAN-127). */
export function ShareButton(props: ShareButtonProps) {
  const { url, text, title, onShared, fullWidth = false, copyAlways = false, texts, ...rest } = props;
  const words = { ...shareButtonTexts, ...texts };
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
          // Whoever pressed the button that failed, and is no more, goes on with this one.
          autoFocus={sheet.failed}
          onCopied={() => onShared?.("copy")}
        />
      )}
      <Failure role="status">{sheet.failed ? failedText : null}</Failure>
    </Root>
  );
}
