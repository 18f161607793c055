import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "../client/apiError.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { decodedPageData } from "./usePageData.ts";

const plan = pageData({ page: "/plano/:code", schema: z.object({ price: z.number() }) });
const errorOf = (arriving: Promise<unknown>) => decodedPageData(plan, arriving).catch((thrown: unknown) => thrown);

it("the data of a page are decoded; a page that is not there stays null", async () => {
  await expect(decodedPageData(plan, Promise.resolve({ price: 7990 }))).resolves.toEqual({ price: 7990 });
  await expect(decodedPageData(plan, Promise.resolve(null))).resolves.toBeNull();
});

it("the error of a page names the template of its path, and the difference", async () => {
  const different = await errorOf(Promise.resolve({ price: "secret" }));
  expect(String(different)).toBe(
    "ApiError: GET /plano/:code: contract: expected price: number, received price: string",
  );
  expect(different).toMatchObject({ expected: "price: number", received: "price: string" });
  const failing = await errorOf(
    Promise.reject(new ApiError({ kind: "unavailable" }, { status: 503, expected: "2xx" })),
  );
  expect(failing).toMatchObject({ method: "GET", path: "/plano/:code", status: 503, expected: "2xx" });
});
