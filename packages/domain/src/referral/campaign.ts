/** The current referral campaign, which defines the benefits (decision 47). */
export interface ReferralCampaign {
  readonly id: string;
  /** Banner URLs for wide and narrow screens; absent if the shop's own banner is to be shown. */
  readonly banner?: CampaignBanner | undefined;
  /** The benefits of friend and referrer; HTML from the server. */
  readonly benefit: string;
  /** The campaign in one sentence. */
  readonly description: string;
}

export interface CampaignBanner {
  readonly wide: string;
  readonly narrow: string;
}

/** The server's placeholder for a campaign without a picture (SUB-064). */
const placeholder = /(?:^|\/)upload\/default\.png$/;

/**
 * The banner of a campaign: a single picture is used for every screen; without any the banner is undefined (SUB-063, SUB-064).
 * The server's relative paths start at the root of the site.
 */
export function campaignBanner(desktop: string | undefined, mobile: string | undefined): CampaignBanner | undefined {
  const wide = campaignImage(desktop);
  const narrow = campaignImage(mobile);
  if (wide !== undefined) return { wide, narrow: narrow ?? wide };
  return narrow === undefined ? undefined : { wide: narrow, narrow };
}

/** The URL of a campaign's picture; undefined for the placeholder and without a path. Relative paths start at the root of the site. */
export function campaignImage(path = ""): string | undefined {
  if (path === "" || placeholder.test(path)) return undefined;
  return /^(?:https?:\/\/|\/)/i.test(path) ? path : `/${path}`;
}
