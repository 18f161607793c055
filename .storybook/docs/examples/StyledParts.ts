import { tokens } from "@petbox/design-system/tokens";
import { styled } from "styled-components";

export const Note = styled.aside`
  padding: ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  &[data-tone="warning"] { background: ${tokens.color.warningTint}; }
`;
