import { css, styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** The colours of a message, as two variables that its parts read. */
const toneColors = css`
  --message: ${tokens.color.info};
  --message-tint: ${tokens.color.infoTint};
  &[data-tone="success"] { --message: ${tokens.color.success}; --message-tint: ${tokens.color.successTint}; }
  &[data-tone="warning"] { --message: ${tokens.color.warning}; --message-tint: ${tokens.color.warningTint}; }
  &[data-tone="danger"] { --message: ${tokens.color.danger}; --message-tint: ${tokens.color.dangerTint}; }
  &[data-tone="question"] { --message: ${tokens.color.primary}; --message-tint: ${tokens.color.primaryTint}; }
`;

export const Root = styled.div`
  ${toneColors}
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s4};
  border: ${tokens.size.border} solid var(--message);
  border-radius: ${tokens.radius.control};
  background: var(--message-tint);
  color: ${tokens.color.ink};
  text-align: start;
  > svg { flex: none; color: var(--message); }
  /* With enlarged text the icon stands above the message, so that words have room. */
  &:not([data-dismissible]) { flex-wrap: wrap; }
`;

/** A line break in a message starts a new line, e.g. of advice after a text that may not be changed. */
export const Body = styled.div`
  flex: 1 1 calc(8 * ${tokens.fontSize.body});
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Title = styled.p`
  font-weight: ${tokens.fontWeight.bold};
`;

/** Keeps the full touch target of the close button without making a one-line message taller. */
export const Close = styled.div`
  flex: none;
  margin: calc(-1 * ${tokens.space.s3});
`;
