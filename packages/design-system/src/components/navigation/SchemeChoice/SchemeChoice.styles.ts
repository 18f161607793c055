import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s3};

  & select {
    max-width: 100%;
    min-height: ${tokens.size.touch};
    padding-inline: ${tokens.space.s3};
    border: ${tokens.size.border} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
`;
