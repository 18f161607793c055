import { type NextRequest, NextResponse } from "next/server";

/** The development server and its overlay evaluate code and write styles without a nonce. */
const isDevelopment = process.env.NODE_ENV === "development";

export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const evaluated = isDevelopment ? " 'unsafe-eval'" : "";
  const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}; style-src 'self' ${styles}; img-src 'self' data:; font-src 'self'`;
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}
