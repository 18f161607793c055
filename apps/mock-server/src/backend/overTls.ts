/** Whether the visitor's browser speaks TLS: to this server, or to the proxy in front of it, which then says so. */
export function isOverTls({ url, headers }: Request): boolean {
  const [said = ""] = (headers.get("X-Forwarded-Proto") ?? "").split(",");
  return said.trim() === "" ? new URL(url).protocol === "https:" : said.trim().toLowerCase() === "https";
}
