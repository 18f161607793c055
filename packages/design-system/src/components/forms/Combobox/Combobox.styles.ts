import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { floatingLook, Option } from "../Autocomplete/Autocomplete.styles.ts";

export const Popup = styled.div`
  ${floatingLook}
`;

export const Options = styled.ul`
  max-block-size: min(calc(${tokens.size.touch} * 6.5), 50vh);
  overflow-y: auto;
  list-style: none;
`;

export const Choice = styled(Option)`
  justify-content: space-between;
  gap: ${tokens.space.s2};
  &[aria-selected="true"] { font-weight: ${tokens.fontWeight.bold}; }
  &[aria-disabled="true"] {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    ${media.forcedColors} { color: GrayText; }
  }
  > svg {
    flex: none;
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
    color: ${tokens.color.primary};
  }
`;

export const Lines = styled.span`
  display: grid;
  min-width: 0;
`;

export const Description = styled.span`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.regular};
`;

/** Loading, empty and failed: what the list says instead of options. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  min-block-size: ${tokens.size.touch};
  padding: ${tokens.space.s1} ${tokens.space.s3};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
`;
