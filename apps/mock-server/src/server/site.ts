import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, posix, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { newPasswordPath, recoveryPath } from "@petbox/domain/identity/passwordLink";
import type { DocumentSource } from "../backend/documents.ts";
import { contentSecurityPolicy } from "./contentSecurity.ts";

/** The built shop: its pages, and its files with their compressed forms. */
export interface Site {
  readonly documents: DocumentSource;
  /** A file of the site; undefined when there is none of that name. */
  file(pathname: string, request: Request): Promise<Response | undefined>;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
};

const compressible = new Set([".js", ".css", ".json", ".svg", ".txt"]);

/** The shop as it was built into a folder: `pages/**` are documents, everything else is a file. */
export function openSite(folder: string, realtimePort: number): Site {
  const pages = readPages(join(folder, "pages"));
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    documents: {
      find(pathname) {
        const page = pages.get(documentOf(withoutTrailingSlash(pathname)));
        if (page !== undefined) return { html: page, status: 200 };
        const missing = pages.get("/404");
        return missing === undefined ? undefined : { html: missing, status: 404 };
      },
      policy: (nonce, request) => contentSecurityPolicy(nonce, new URL(request.url).host, realtimePort),
    },
    async file(pathname, request) {
      const path = resolve(folder, `.${decodePath(pathname)}`);
      const type = contentTypes[extname(path)];
      const inside = path.startsWith(resolve(folder) + sep) && !path.startsWith(join(resolve(folder), "pages") + sep);
      if (type === undefined || !inside || !existsSync(path) || !statSync(path).isFile()) return undefined;
      const body = new Uint8Array(await readFile(path));
      const headers = new Headers({
        "Content-Type": type,
        "X-Content-Type-Options": "nosniff",
        Vary: "Accept-Encoding",
      });
      headers.set("Cache-Control", cachingOf(pathname));
      const encoding = compressible.has(extname(path)) ? acceptedEncoding(request) : undefined;
      if (encoding === undefined) return new Response(body, { headers });
      headers.set("Content-Encoding", encoding);
      const key = `${encoding} ${path}`;
      const known = compressed.get(key) ?? compress(body, encoding);
      compressed.set(key, known);
      return new Response(known, { headers });
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

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "/";
  }
}

function acceptedEncoding(request: Request): "br" | "gzip" | undefined {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

function compress(body: Uint8Array, encoding: "br" | "gzip"): Uint8Array<ArrayBuffer> {
  if (encoding === "gzip") return new Uint8Array(gzipSync(body, { level: 9 }));
  return new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

/** The address of the page that an address is served with: every mailed link opens the same one. */
function documentOf(pathname: string): string {
  return posix.dirname(pathname) === recoveryPath ? newPasswordPath : pathname;
}

/** Every page by its address, read once. */
function readPages(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  return new Map(files.map((name) => [addressOf(name), readFileSync(join(folder, name), "utf8")]));
}

function addressOf(file: string): string {
  return withoutTrailingSlash(`/${file.replaceAll(sep, "/").replace(/(^|\/)index\.html$|\.html$/, "$1")}`);
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
