import { tokens } from "@petbox/design-system/tokens";
import { styled } from "styled-components";

export const Window = styled.iframe`
  display: block;
  max-width: 100%;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
`;

export const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22.5rem), 1fr));
  gap: ${tokens.space.s6};
`;
