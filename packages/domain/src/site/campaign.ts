/** The parameters by which campaigns are told apart. No other parameter is carried: it could name a person. */
const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_id", "utm_term", "utm_content", "gclid"];

/**
 * A path with the campaign's parameters of the page that leads to it, which would otherwise be lost with its URL.
 *
 * @example
 * withCampaign("/pet/nome/?pet=gato", "?pet=gato&utm_source=a"); // "/pet/nome/?pet=gato&utm_source=a"
 */
export function withCampaign(path: string, search: string): string {
  const sent = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const key of campaignKeys) {
    const value = sent.get(key);
    if (value) carried.set(key, value);
  }
  const query = String(carried);
  if (query === "") return path;
  const [, before = "", hash = ""] = /^([^#]*)(.*)$/s.exec(path) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}${query}${hash}`;
}
