import { beforeEach } from "vitest";

// All test files share a tab, and what one leaves in its storage would reach the next.
beforeEach(() => window.sessionStorage.clear());
