/** Default texts of Laravel and Symfony, in English and for programmers. */
const frameworkTexts = new Set([
  "Bad Request",
  "CSRF token mismatch.",
  "Forbidden",
  "Method Not Allowed",
  "Not Found",
  "Page Expired",
  "Payload Too Large",
  "Request Entity Too Large",
  "Server Error",
  "Service Unavailable",
  "Unauthenticated.",
  "Unauthorized",
  "Unauthorized.",
  "Unprocessable Content",
  "Unprocessable Entity",
]);

/**
 * "The cpf field is required.", "These credentials do not match our records.", "Too many login attempts. […]": no
 * Portuguese sentence begins so.
 */
const frameworkBeginnings =
  /^(The|These|This|Your|We can't|Please|Too many|Invalid|No query results|Call to|Undefined|Trying to|Class|SQLSTATE)\b/i;

/** Whether a text comes from the framework and must not be shown to a customer. */
export function isFrameworkText(text: string): boolean {
  return frameworkTexts.has(text.trim()) || frameworkBeginnings.test(text.trim());
}
