/** An address as it is inside the mobile application (MAN-046, SUB-100). */
export function withApp<Path extends `/${string}`>(path: Path): `/app${Path}` {
  return `/app${path}`;
}
