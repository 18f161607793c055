/** What invitations are worth at the moment: it is the campaign that says so, and nothing here does (decision 47). */
export interface ReferralCampaign {
  readonly id: string;
  /** Addresses of its banner for wide screens and for narrow ones; none where the shop's own one is to be shown. */
  readonly banner?: CampaignBanner | undefined;
  /** What friend and referrer get; HTML of the server's. */
  readonly benefit: string;
  /** The campaign in one sentence. */
  readonly description: string;
}

export interface CampaignBanner {
  readonly wide: string;
  readonly narrow: string;
}

/** What the server keeps where nobody has given a campaign a banner (SUB-064). */
const placeholder = /(?:^|\/)upload\/default\.png$/;

/**
 * The banner of a campaign: one that has a single picture shows it everywhere, one without any has none (SUB-063, SUB-064).
 * A path as the server keeps it begins at the root of the site.
 */
export function campaignBanner(desktop: string | undefined, mobile: string | undefined): CampaignBanner | undefined {
  const wide = bannerAddress(desktop);
  const narrow = bannerAddress(mobile);
  if (wide !== undefined) return { wide, narrow: narrow ?? wide };
  return narrow === undefined ? undefined : { wide: narrow, narrow };
}

function bannerAddress(path = ""): string | undefined {
  if (path === "" || placeholder.test(path)) return undefined;
  return /^(?:https?:\/\/|\/)/i.test(path) ? path : `/${path}`;
}
