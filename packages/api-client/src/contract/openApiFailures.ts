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

/** The failures that every call may have. @param hasBody whether the call sends something that can be invalid. */
export function failureResponses(hasBody: boolean): JsonObject {
  return {
    419: responseOf("The anti-forgery token is missing or expired", "Failure"),
    ...(hasBody ? { 422: responseOf("The body is not what the contract says", "ValidationFailure") } : {}),
    429: responseOf("Too many calls in a minute", "Failure"),
  };
}

function responseOf(description: string, name: string): JsonObject {
  return { description, content: { "application/json": { schema: schemaReference(name) } } };
}
