import { type ComponentProps, type ReactNode, useState } from "react";
import { focusAround } from "../../../focus/focusAround.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/index.ts";
import { Body, Close, Root, Title } from "./Alert.styles.ts";
import { type AlertTexts, alertTexts } from "./alertTexts.ts";
import { type MessageTone, ToneIcon } from "./ToneIcon.tsx";
import { writtenText } from "./writtenText.ts";

export interface AlertProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  /** What sort of message it is: its colour and its sign, which a screen reader says as a word. */
  tone: MessageTone;
  /** What it says, in few words, above the rest. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /**
   * How it is announced when it appears: an alert interrupts, a status waits, a note was there from the beginning.
   * By default an error is an alert and everything else a status.
   */
  role?: "alert" | "status" | "note";
  /**
   * Can be closed by its reader. Once closed it comes again when it says something else.
   * @default false
   */
  dismissible?: boolean;
  /** Told after the reader closed it. */
  onDismiss?: () => void;
  /** Other words in the place of its own. */
  texts?: Partial<AlertTexts> | undefined;
}

/** A message that stays in the page, beside what it is about. */
export function Alert({
  tone,
  title,
  children,
  role = tone === "danger" ? "alert" : "status",
  dismissible = false,
  onDismiss,
  texts,
  ...rest
}: AlertProps) {
  const { dismissLabel, toneLabel } = { ...alertTexts, ...texts };
  const [dismissed, setDismissed] = useState<string>();
  const message = writtenText([title, children]);
  if (dismissed === message) return null;
  return (
    <Root role={role} {...rest} data-tone={tone}>
      <ToneIcon tone={tone} label={toneLabel(tone)} />
      <Body>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
      </Body>
      {dismissible ? (
        <Close>
          <IconButton
            label={dismissLabel}
            onClick={(event) => {
              focusAround(event.currentTarget);
              setDismissed(message);
              onDismiss?.();
            }}
          >
            <Glyph sign="close" />
          </IconButton>
        </Close>
      ) : null}
    </Root>
  );
}
