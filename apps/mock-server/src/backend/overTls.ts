/** Whether the browser uses TLS: to this server, or to the proxy in front of it, which reports it. */
export function isOverTls({ url, headers }: Request): boolean {
  const [said = ""] = (headers.get("X-Forwarded-Proto") ?? "").split(",");
  return said.trim() === "" ? new URL(url).protocol === "https:" : said.trim().toLowerCase() === "https";
}
