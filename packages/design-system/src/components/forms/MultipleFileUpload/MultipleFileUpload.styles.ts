import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  padding: ${tokens.space.s1} ${tokens.space.s1} ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  > svg {
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    color: ${tokens.color.inkSoft};
  }
  &[data-invalid] { border-color: ${tokens.color.danger}; }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  padding-block: ${tokens.space.s1};
  font-size: ${tokens.fontSize.small};
`;
