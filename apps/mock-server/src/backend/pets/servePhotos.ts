import { uploadedPhotoTypes } from "@petbox/domain/pet/photoContent";
import type { Hono } from "hono";
import type { FromCaller } from "../caller.ts";
import type { Dependencies } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { paidInSession } from "../session/paidInSession.ts";
import type { SessionManager } from "../sessionManager.ts";
import { photoPath } from "./photoPath.ts";

/**
 * Serves pet photos to their owner only; other photos are 404. A new subscriber without a password is recognized by
 * the session that paid.
 */
export function servePhotos(app: Hono<FromCaller>, { store }: Dependencies, visitors: SessionManager): void {
  app.get(photoPath(":id"), async (context, next) => {
    const photo = store.petPhotos.get(context.req.param("id") ?? "");
    const visitor = visitors.find(context.req.raw);
    const owner = visitor && (accountOf(visitor) ?? paidInSession(store, visitor));
    if (photo === undefined || owner !== photo.customerCode) return next();
    return context.body(
      Uint8Array.from(atob(photo.content), (sign) => sign.charCodeAt(0)),
      200,
      {
        "Content-Type": uploadedPhotoTypes[photo.kind],
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'",
        // A new photo has a new URL.
        "Cache-Control": "private, max-age=31536000, immutable",
      },
    );
  });
}
