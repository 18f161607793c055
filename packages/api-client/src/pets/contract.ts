import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { text } from "../contract/optional.ts";
import { succeededOrMessage } from "../contract/replies.ts";

/** The statuses of a refused photo with a text for the customer (SUB-356). */
const refusals = Array.from({ length: 10 }, (_, index) => 400 + index);

/** Timeout of a photo of the largest size on a slow network, in milliseconds. */
const timeout = 60_000;

/** Changes the photo of a pet (SUB-322); `code` is the contract of its subscription. */
export const changePhotoEndpoint = endpoint({
  method: "POST",
  path: "/upload/image/{code}",
  summary: "Changes the photo of a subscription's pet: JPEG, PNG or WebP of at most 1 MB (SUB-322)",
  isForm: true,
  body: fieldMap({ photo: ["photo", z.file()], moipCode: ["user_moip", text], petId: ["pet_id", z.string()] }),
  reply: succeededOrMessage,
  refusedWith: refusals,
  timeout,
});
