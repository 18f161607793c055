import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s4};
  /* On narrower screens the folded line above has both. */
  ${media.below998} { & > :not(:last-child) { display: none; } }
`;

/** A square. The pet fills it while it is alone, and stands in front of the box otherwise. */
export const Picture = styled.span`
  position: relative;
  display: block;
  width: calc(${tokens.space.s16} * 1.5);
  aspect-ratio: 1;

  &[data-size="small"] { width: ${tokens.size.touch}; }
  & > * { position: absolute; inset: 0; width: 100%; height: 100%; }
  & > :not(:first-child) { inset: auto 0 0 auto; width: 46%; height: 46%; }
  & > :first-child:not(:last-child) { border-radius: ${tokens.radius.control}; }
`;

export const Name = styled.p`
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  flex: 1 1 0;
  min-width: min-content;
  overflow-wrap: break-word;
`;

export const Changes = styled.p`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};

  /* The same room around every word, and a touch target of the shortest. */
  & a { display: inline-flex; align-items: center; min-height: ${tokens.size.touchMinimum}; padding-inline: ${tokens.space.s2}; }
`;
