export { wirePageOf, wirePages } from "@petbox/mock-server/testing/wirePages";
