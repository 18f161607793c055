import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  > :first-child { align-self: center; min-width: 0; }
  /* The pencil keeps its full touch target without pushing the title down. */
  > button { margin: calc(${tokens.space.s2} * -1); color: ${tokens.color.primary}; }
`;

export const Lines = styled.div`
  display: grid;
  overflow-wrap: anywhere;
`;

export const Missing = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s2};
  color: ${tokens.color.warning};
  font-weight: ${tokens.fontWeight.semibold};
`;

/** Below the title, in its heading. */
export const Contents = styled.span`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.semibold};
`;
