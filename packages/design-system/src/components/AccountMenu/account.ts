/** What the header knows of who is logged in. */
export interface HeaderUser {
  /** May be empty: then the greeting is to a "Petikineo" (MAN-088). */
  readonly firstName: string;
}

export const nameless = "Petikineo";

/** The name to greet with. */
export function greetedName(user: HeaderUser): string {
  return user.firstName.trim() || nameless;
}

/** The subscriber's area, which has its own addresses inside the mobile application (MAN-046). */
export function customerAreaHref(inApp: boolean): string {
  return inApp ? "/app/area-cliente" : "/area-cliente";
}
