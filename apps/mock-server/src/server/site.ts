import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { contentSecurityPolicy } from "./contentSecurity.ts";
import { revalidated, setFileHeaders } from "./fileHeaders.ts";
import { pictureFolder } from "./pictures.ts";
import type { Site } from "./startServer.ts";

/** In bytes: larger pictures would delay their document. */
const most = 16_000;

/** A drawing as a data URL. Plain text compresses with the document that contains it. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/\s+/g, " ").replaceAll("%", "%25").replaceAll("#", "%23")}`;
}

/** The data URL of a drawing; undefined for a foreign or large one. */
function embedPicture(address: string): string | undefined {
  const file = join(pictureFolder, address);
  if (!/^\/imagens\/[\w-]+\.svg$/.test(address) || !existsSync(file)) return undefined;
  const embedded = svgDataUrl(readFileSync(file, "utf8"));
  return embedded.length > most ? undefined : embedded;
}

/** The public files; everything else in the folder is internal to the build, or served as a document. */
const isFile = /^\/(?:assets\/.*|[^/]+\.[a-z\d]+)$/;

/** Opens the shop's build folder: `pages/**` are documents, `assets/*` and the files beside them are static files. */
export function openSite(folder: string, realtimePort: number): Pick<Site, "documents" | "files"> {
  const pagesFolder = join(folder, "pages");
  let build = identityOf(pagesFolder);
  let pages = openPages(pagesFolder);
  /** The pages of the current build: another one may have replaced the folder while the server runs. */
  function currentPages(): Pages {
    const current = identityOf(pagesFolder);
    // Between two builds there is no folder.
    if (current !== undefined && current !== build) {
      pages = openPages(pagesFolder);
      build = current;
    }
    return pages;
  }
  const file = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, context) => setFileHeaders(context, path, cachingOf(context.req.path)),
  });
  return {
    async files(context, next) {
      const { path } = context.req;
      if (!isFile.test(path)) return next();
      const found = await file(context, async () => {});
      if (found) return revalidated(context, found);
      // The API has a file beside the assets; all other paths under /assets are files.
      return path.startsWith("/assets/") ? context.json({ message: "Not found." }, 404) : next();
    },
    documents: {
      find(pathname) {
        const pageAt = currentPages();
        const address = documentOf(withoutTrailingSlash(pathname));
        const page = address === sitePaths.notFound ? undefined : pageAt(address);
        if (page !== undefined) return { html: page, status: 200 };
        const missing = pageAt(sitePaths.notFound);
        return missing === undefined ? undefined : { html: missing, status: 404 };
      },
      policy: (nonce, request) => contentSecurityPolicy(nonce, request, realtimePort),
      embed: embedPicture,
    },
  };
}

/**
 * Files under /assets have a content hash in their name, so they never change. The favicon is requested on every step
 * of the funnel, and may be a day old.
 */
function cachingOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return pathname === "/favicon.svg" ? "public, max-age=86400" : "no-cache";
}

/** The page for a path: every mailed link opens the same one. */
function documentOf(pathname: string): string {
  return posix.dirname(pathname) === sessionPaths.recovery ? sessionPaths.newPassword : pathname;
}

/** Finds the page of a path, which may be a parameterized one. */
type Pages = (pathname: string) => string | undefined;

function openPages(folder: string): Pages {
  const pages = readPages(folder);
  const templates = [...pages.keys()]
    .filter((address) => address.includes(":"))
    .map((address) => ({ address, matches: new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`) }));
  return (pathname) =>
    pages.get(pathname) ?? pages.get(templates.find(({ matches }) => matches.test(pathname))?.address ?? "");
}

/** Identifies a folder, so that a replaced one is noticed; undefined without one. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}

/** All pages by path. A parameter is a folder name in brackets: `[code]`. */
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
