/** An address as it is inside the mobile application (MAN-046, SUB-100). */
export function withApp<Path extends `/${string}`>(path: Path): `/app${Path}` {
  return `/app${path}`;
}

/** An address as it is outside of the mobile application; one without "/app" in front stays as it is. */
export function withoutApp(path: string): string {
  return path.replace(/^\/app(?=\/)/, "");
}

/** Whether an address is one inside the mobile application. */
export function isWithApp(path: string): boolean {
  return withoutApp(path) !== path;
}

/** An address of the account where it may be the application that asks. */
export function inAppIf(inApp: boolean, path: `/${string}`): `/${string}` {
  return inApp ? withApp(path) : path;
}
