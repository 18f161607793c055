import { createMockShop } from "@petbox/mock-server/msw/mockShop";
import { setupServer } from "msw/node";
import { afterAll, beforeAll } from "vitest";

const shop = createMockShop({ scenario: "assinante" });
const server = setupServer(...shop.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());
