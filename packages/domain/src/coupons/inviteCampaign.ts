/** What invitations are worth at the moment, as the page after the checkout tells it (MAN-186). */
export interface InviteCampaign {
  /** The campaign in one sentence; it goes along with the link. */
  readonly description: string;
  /** What friend and inviter get; HTML of the server's, not safe yet. */
  readonly benefit: string;
  /** Address of its banner, where it has one of its own. */
  readonly banner?: string | undefined;
  /** Address of the picture that stands for an invitation. */
  readonly shareImage?: string | undefined;
}
