const areas = import.meta.glob<{ wirePages: Readonly<Record<string, unknown>> }>("../backend/*/wirePages.ts", {
  eager: true,
});

/** The golden data of every page, by its address in the router's notation. */
export const wirePages: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(areas).map(({ wirePages }) => wirePages),
);
