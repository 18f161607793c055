import { readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { contentSecurityPolicy } from "./contentSecurity.ts";
import { embedPicture } from "./embedPicture.ts";
import type { Site } from "./startServer.ts";

/** What is asked for by everybody alike; all else in the folder is the build's own, or goes out as a document. */
const isFile = /^\/(?:assets\/.*|[^/]+\.[a-z\d]+)$/;

/** The shop as it was built into a folder: `pages/**` are documents, `assets/*` and what stands beside them are files. */
export function openSite(folder: string, realtimePort: number): Pick<Site, "documents" | "files"> {
  const pages = readPages(join(folder, "pages"));
  const templates = [...pages.keys()]
    .filter((address) => address.includes(":"))
    .map((address) => ({ address, matches: new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`) }));
  /** The page of an address, which may stand in the place of a parameter. */
  const pageAt = (pathname: string) =>
    pages.get(pathname) ?? pages.get(templates.find(({ matches }) => matches.test(pathname))?.address ?? "");
  const file = serveStatic({
    root: folder,
    precompressed: true,
    onFound(_path, context) {
      context.header("Cache-Control", cachingOf(context.req.path));
      context.header("X-Content-Type-Options", "nosniff");
    },
  });
  return {
    async files(context, next) {
      const { path } = context.req;
      if (!isFile.test(path)) return next();
      const found = await file(context, async () => {});
      if (found) return found;
      // Beside the assets the API has a file of its own; among them there is nothing else to look for.
      return path.startsWith("/assets/") ? context.json({ message: "Not found." }, 404) : next();
    },
    documents: {
      find(pathname) {
        const page = pageAt(documentOf(withoutTrailingSlash(pathname)));
        if (page !== undefined) return { html: page, status: 200 };
        const missing = pages.get(sitePaths.notFound);
        return missing === undefined ? undefined : { html: missing, status: 404 };
      },
      policy: (nonce, request) => contentSecurityPolicy(nonce, request, realtimePort),
      embed: embedPicture,
    },
  };
}

/**
 * Files under /assets carry a hash of what they hold in their name: the same name never means other bytes. The sign in
 * the browser's tab is asked for again at every step of the funnel, and may be a day old.
 */
function cachingOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return pathname === "/favicon.svg" ? "public, max-age=86400" : "no-cache";
}

/** The address of the page that an address is served with: every mailed link opens the same one. */
function documentOf(pathname: string): string {
  return posix.dirname(pathname) === sessionPaths.recovery ? sessionPaths.newPassword : pathname;
}

/** Every page by its address, read once. Where the address has a parameter, its folder's name has it in brackets: `[code]`. */
function readPages(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  return new Map(files.map((name) => [addressOf(name), readFileSync(join(folder, name), "utf8")]));
}

function addressOf(file: string): string {
  const path = file.replaceAll(sep, "/").replace(/\[(\w+)\]/g, ":$1");
  return withoutTrailingSlash(`/${path.replace(/(^|\/)index\.html$|\.html$/, "$1")}`);
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
