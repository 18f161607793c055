import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  min-width: 0;
  border-radius: ${tokens.radius.control};
`;

export const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  padding: ${tokens.space.s2} ${tokens.space.s2} ${tokens.space.s2} ${tokens.space.s4};
  border: ${tokens.size.border} dashed ${tokens.color.success};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.successTint};
  overflow-wrap: anywhere;

  & > p { min-width: 0; }
  & strong { display: block; font-weight: ${tokens.fontWeight.black}; }
`;

export const Problem = styled.div`
  color: ${tokens.color.danger};
  font-size: ${tokens.fontSize.small};
`;

/** The error of the code takes the whole line below the field and the button. */
export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  & > div { display: contents; }
  & > div > * { flex: 1 1 8em; min-width: 0; }
  & > div > :first-child { flex-basis: 100%; }
  & > div > :last-child { flex-basis: 100%; order: 1; }
`;
