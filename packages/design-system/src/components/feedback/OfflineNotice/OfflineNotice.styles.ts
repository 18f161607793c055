import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  &:not(:empty) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space.s2};
    padding: ${tokens.space.s2} ${tokens.space.s4};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.warningTint};
    color: ${tokens.color.warning};
    font-weight: ${tokens.fontWeight.semibold};
    line-height: ${tokens.lineHeight.tight};
  }
  > svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;
