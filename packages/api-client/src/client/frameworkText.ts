/** Default texts of Laravel and Symfony, in English and for programmers, without their full stop. */
const frameworkTexts = new Set([
  "Bad Request",
  "CSRF token mismatch",
  "Forbidden",
  "Method Not Allowed",
  "Not Found",
  "Page Expired",
  "Payload Too Large",
  "Request Entity Too Large",
  "Server Error",
  "Service Unavailable",
  "Unauthenticated",
  "Unauthorized",
  "Unprocessable Content",
  "Unprocessable Entity",
]);

/**
 * "The cpf field is required.", "These credentials do not match our records.", "Too many login attempts. […]": no
 * Portuguese sentence begins so. "validation.required" is the name of a missing translation, which
 * Laravel may follow with "(and 1 more error)".
 */
const frameworkBeginnings =
  /^((The|These|This|Your|We can't|Please|Too many|Invalid|No query results|Call to|Undefined|Trying to|Attempt to|Array to|Malformed|User is not|cURL error|Class|SQLSTATE|Unsupported|Division by|Target class|Object of class|Connection|Cannot|Too few|Unable to|Maximum execution|Non-static|Method|Failed to|Could not)\b|(Route|View|Property) \[|(Client|Server) error:|[\w\\:]+\(\)[ :]|(validation|auth|passwords|pagination)\.[\w.-]+( \(and \d+ more errors?\))?$)/i;

/** Whether a text comes from the framework and must not be shown to a customer. */
export function isFrameworkText(text: string): boolean {
  const trimmed = text.trim();
  return frameworkTexts.has(trimmed.replace(/\.$/, "")) || frameworkBeginnings.test(trimmed);
}
