import { type ComponentProps, isValidElement, type ReactNode, useState } from "react";
import { focusAround } from "../../../focus/focusAround.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/index.ts";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Body, Close, Root, Title } from "./Alert.styles.ts";
import { type AlertTexts, alertTexts } from "./alertTexts.ts";
import type { MessageTone } from "./toneLabel.ts";

export interface AlertProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  /** The sort of message: its colour and its sign, whose name a screen reader announces. */
  tone: MessageTone;
  /** A short heading. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** The one thing to do about it, below the message: a Button or a LinkButton. */
  action?: ReactNode;
  /**
   * How the message is announced when it appears: an alert interrupts, a status waits, a note is not announced. The
   * default is alert for an error and status otherwise.
   */
  role?: "alert" | "status" | "note" | undefined;
  /**
   * Shows a close button. A dismissed alert appears again when its text changes.
   * @default false
   */
  dismissible?: boolean | undefined;
  /** Called after the alert was dismissed. */
  onDismiss?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<AlertTexts> | undefined;
}

/**
 * The text of a message. Two renders with equal text count as the same message. Values that React does not render are "". The text of a
 * component is unknown: every text and element among its props counts, but no callback or object, which may be new on every render.
 */
export function writtenText(message: ReactNode): string {
  if (typeof message === "string" || typeof message === "number") return String(message);
  if (Array.isArray(message)) return message.map(writtenText).join("\n");
  if (!isValidElement<Readonly<Record<string, ReactNode>>>(message)) return "";
  const { type, props } = message;
  return writtenText(typeof type === "string" ? props.children : Object.values(props));
}

/**
 * A message that stays in the page, next to its subject.
 *
 * @example
 * <Alert tone="success" title="Dados salvos">A mudança já vale.</Alert>
 */
export function Alert({
  tone,
  title,
  children,
  action,
  role = tone === "danger" ? "alert" : "status",
  dismissible = false,
  onDismiss,
  texts,
  ...rest
}: AlertProps) {
  const { dismissLabel, toneLabel } = useTexts("alert", alertTexts, texts);
  const [dismissed, setDismissed] = useState<string>();
  const message = writtenText([title, children]);
  if (dismissed === message) return null;
  return (
    <Root role={role} {...rest} data-tone={tone} data-dismissible={dismissible || undefined}>
      <Glyph sign={tone} label={toneLabel(tone)} />
      <Body>
        {title === undefined ? null : <Title>{title}</Title>}
        {action ? (
          <Stack gap="s3" align="start">
            <div>{children}</div>
            {action}
          </Stack>
        ) : (
          <div>{children}</div>
        )}
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
