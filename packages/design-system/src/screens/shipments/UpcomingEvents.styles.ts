import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.s2};
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primaryTint};
  > svg { flex: none; color: ${tokens.color.primary}; }
  &[data-urgent] { background: ${tokens.color.warningTint}; }
  &[data-urgent] > svg { color: ${tokens.color.warning}; }
`;

export const Words = styled.p`
  flex: 1 1 12em;
  min-width: 0;
  font-weight: ${tokens.fontWeight.semibold};
  overflow-wrap: anywhere;
`;
