import { styled } from "styled-components";
import { OfflineNotice } from "../../components/feedback/OfflineNotice/index.ts";
import { tokens } from "../../tokens/index.ts";

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
`;

/** Below the heading; takes no space while empty. */
export const Notice = styled(OfflineNotice)`
  &:not(:empty) { margin-block-start: ${tokens.space.s3}; }
`;
