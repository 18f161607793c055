/** Debian's WebDriver for WebKit. */
export const webKitDriverPath = "/usr/bin/WebKitWebDriver";
