/** The moment of the tests and stories: Tuesday, 10 March 2026, noon in São Paulo. */
export const testMoment = Date.UTC(2026, 2, 10, 15);
