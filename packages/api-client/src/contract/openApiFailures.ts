import { type JsonObject, schemaReference } from "./openApiSchemas.ts";

/** What Laravel sends with a status that is no success. */
export const failureSchemas: JsonObject = {
  Failure: {
    type: "object",
    properties: { message: { type: "string" } },
  },
  ValidationFailure: {
    type: "object",
    required: ["message", "errors"],
    properties: {
      message: { type: "string" },
      errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    },
  },
};

/**
 * The failures that a call may have.
 * @param hasBody whether the call sends something that can be invalid.
 * @param refusedWith the statuses of a refusal, if not every 4xx is one.
 */
export function failureResponses(hasBody: boolean, refusedWith: readonly number[] | undefined): JsonObject {
  const refusals = refusedWith?.filter((status) => status !== 401) ?? ["4XX"];
  return {
    ...Object.fromEntries(
      refusals.map((status) => [status, responseOf("A refusal, with the text for the customer", "Failure")]),
    ),
    401: responseOf("A call of an account without a login", "Failure"),
    419: responseOf("The anti-forgery token is missing or expired", "Failure"),
    ...(hasBody ? { 422: responseOf("The body is not what the contract says", "ValidationFailure") } : {}),
    429: responseOf("Too many calls in a minute", "Failure"),
  };
}

function responseOf(description: string, name: string): JsonObject {
  return { description, content: { "application/json": { schema: schemaReference(name) } } };
}
