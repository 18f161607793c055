import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.footer`
  padding: ${tokens.space.s8} ${tokens.space.s4} ${tokens.space.s6};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  text-align: center;

  & ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${tokens.space.s4};
    list-style: none;
  }
  & a { display: inline-flex; align-items: center; min-height: ${tokens.size.touchMinimum}; color: inherit; }
`;

export const Settings = styled.div`
  min-height: ${tokens.size.touch};
  margin-block: ${tokens.space.s2} ${tokens.space.s4};
`;
