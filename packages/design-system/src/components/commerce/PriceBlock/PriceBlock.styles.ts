import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  justify-items: start;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

export const Before = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export const Now = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space.s1};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

export const Amount = styled.strong`
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  letter-spacing: -0.01em;

  [data-size="large"] & { font-size: ${tokens.fontSize.heading}; }
`;

export const Period = styled.span`
  color: ${tokens.color.inkSoft};
  font-weight: ${tokens.fontWeight.semibold};
`;

export const Discount = styled.p`
  color: ${tokens.color.success};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.bold};
`;
