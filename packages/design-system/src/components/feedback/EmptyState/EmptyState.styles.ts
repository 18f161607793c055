import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { pawPicture } from "./pawPicture.styles.ts";

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  max-width: ${tokens.size.column};
  margin-inline: auto;
  padding: ${tokens.space.s8} ${tokens.space.s4};
  text-align: center;
`;

export const Picture = styled.div`
  ${pawPicture}
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
  &[data-tone="danger"] { background: ${tokens.color.dangerTint}; color: ${tokens.color.danger}; }
`;

export const Message = styled.div`
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
