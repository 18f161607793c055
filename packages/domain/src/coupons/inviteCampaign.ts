/** The current referral campaign, as the page after the checkout presents it (MAN-186). */
export interface InviteCampaign {
  /** The campaign in one sentence; shared together with the link. */
  readonly description: string;
  /** The benefits of friend and inviter; unsanitized HTML from the server. */
  readonly benefit: string;
  /** URL of the banner, if the campaign has its own. */
  readonly banner?: string | undefined;
  /** URL of the preview image of an invitation. */
  readonly shareImage?: string | undefined;
}
