type Values = { readonly [name: string]: string | number | Values };

/** Returns CSS variable declarations for these values: `--petbox-color-ink:#2b1b3d;…`. */
export function cssVariables(values: Values, path = "--petbox"): string {
  return Object.entries(values)
    .map(([name, value]) =>
      typeof value === "object" ? cssVariables(value, `${path}-${name}`) : `${path}-${name}:${value};`,
    )
    .join("");
}
