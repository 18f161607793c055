/** An address as it is inside the mobile application (MAN-046, SUB-100). */
export function withApp<Path extends `/${string}`>(path: Path): `/app${Path}` {
  return `/app${path}`;
}

/** Whether an address is one inside the mobile application. */
export function isWithApp(path: string): boolean {
  return /^\/app(?=\/)/.test(path);
}

/** An address of the account where it may be the application that asks. */
export function inAppIf(inApp: boolean, path: `/${string}`): `/${string}` {
  return inApp ? withApp(path) : path;
}
