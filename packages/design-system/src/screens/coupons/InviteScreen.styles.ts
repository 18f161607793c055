import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

/** The campaign's banner, as wide as the page. */
export const CampaignBanner = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  > img { width: 100%; }
`;

/** The illustration centred above the invitation. */
export const SharePicture = styled.div`
  display: grid;
  justify-items: center;
`;

/** The coupon's name and the URL to share. */
export const Invitation = styled.p`
  display: grid;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s4};
  border: ${tokens.size.borderThick} dashed ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.highlightTint};
  text-align: center;
  overflow-wrap: anywhere;

  > b {
    font-size: ${tokens.fontSize.title};
    font-weight: ${tokens.fontWeight.black};
    letter-spacing: 0.06em;
    -webkit-user-select: all;
    user-select: all;
  }
  > span { color: ${tokens.color.inkSoft}; -webkit-user-select: all; user-select: all; }
`;
