/** The token that the shop's local bot check returns for an action when no site key is configured. */
export function botCheckTokenOf(action: string): string {
  return `local-${action}`;
}
