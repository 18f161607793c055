import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** The actions first; on wide screens the invitation's value and the friends are beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.s6};
  ${media.from998} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :first-child { grid-row: 1 / -1; }
    > [data-part="worth"] { grid-row: 1; grid-column: 2; }
  }
`;

/** Aspect ratio of a campaign banner: 2:1 on a phone, 15:4 on wide screens. */
export const BannerPlace = styled.div`
  display: grid;
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primaryTint};
  > picture, > picture > img { display: block; width: 100%; height: 100%; }
  > picture > img { object-fit: cover; }
  > * { min-height: 100%; }
  ${media.from768} { aspect-ratio: 15 / 4; }
`;

/** The shop's own banner, which grows with its text. */
export const OwnBanner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3} ${tokens.space.s5};
  padding: ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  /* Not the buttons' colour, which is pale in the dark. */
  background: ${tokens.color.brandGround};
  color: ${tokens.color.onBrandGround};
  > svg { flex: none; width: ${tokens.space.s16}; height: ${tokens.space.s16}; color: ${tokens.color.highlight}; }
  > p { font-size: ${tokens.fontSize.title}; font-weight: ${tokens.fontWeight.black}; line-height: ${tokens.lineHeight.tight}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

/** The coupon's name and its URL. */
export const CouponName = styled.p`
  display: grid;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s4} ${tokens.space.s5};
  border: ${tokens.size.borderThick} dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.highlightTint};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
  > b { font-size: ${tokens.fontSize.title}; font-weight: ${tokens.fontWeight.black}; letter-spacing: 0.04em; }
  > span { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
`;

/** Buttons for the name, in a row where there is room. */
export const NameActions = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  ${media.from450} { grid-template-columns: 1fr 1fr; }
`;

/** A friend: the name with its status beside it, or below if the server's status is long, and details below both. */
export const Friend = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  padding-block: ${tokens.space.s3};
  overflow-wrap: anywhere;
  &:not(:last-child) { border-block-end: ${tokens.size.border} solid ${tokens.color.border}; }
  > :first-child { flex: 1 1 12ch; min-width: 0; }
  > :nth-child(2) { flex: 0 1 auto; }
  > :nth-child(n + 3) { flex: 1 0 100%; }
`;

/** The number of friends in large type. */
export const Count = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.s3};
  > b {
    color: ${tokens.color.primary};
    font-size: ${tokens.fontSize.display};
    font-weight: ${tokens.fontWeight.black};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;

/** Centres the QR code in its dialog. */
export const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.s4};
  text-align: center;
`;
