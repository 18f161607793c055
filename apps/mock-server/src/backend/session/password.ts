/** A stored password: its salt and the digest of both. */
export interface StoredPassword {
  readonly salt: string;
  readonly digest: string;
}

const rounds = 20_000;

/** The PBKDF2 digest of a password, the same in Node and in a browser. */
export async function hashPassword(password: string, salt: string): Promise<StoredPassword> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", text.encode(password), "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations: rounds },
    key,
    256,
  );
  const digest = [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { salt, digest };
}

export async function passwordMatches(password: string, kept: StoredPassword): Promise<boolean> {
  const { digest } = await hashPassword(password, kept.salt);
  return digest === kept.digest;
}
