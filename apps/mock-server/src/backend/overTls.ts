/** Whether the browser uses TLS: to this server, or to the proxy in front of it, which reports it. */
export function isOverTls({ url, headers }: Request): boolean {
  const [protocol = ""] = (headers.get("X-Forwarded-Proto") ?? "").split(",");
  return protocol.trim() === "" ? new URL(url).protocol === "https:" : protocol.trim().toLowerCase() === "https";
}
