import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.affectionTint};
  color: ${tokens.color.ink};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};

  & > span { min-width: 0; }
  & svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; flex: none; }
`;
