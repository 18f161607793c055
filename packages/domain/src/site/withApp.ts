/** The path inside the mobile app (MAN-046, SUB-100). */
export function withApp<Path extends `/${string}`>(path: Path): `/app${Path}` {
  return `/app${path}`;
}

/** The path outside the mobile app; unchanged without "/app". */
export function withoutApp(path: string): string {
  return path.replace(/^\/app(?=\/)/, "");
}

/** Whether a path is inside the mobile app. */
export function isWithApp(path: string): boolean {
  return withoutApp(path) !== path;
}

/** The account path for the current context, app or browser. */
export function inAppIf(inApp: boolean, path: `/${string}`): `/${string}` {
  return inApp ? withApp(path) : path;
}
