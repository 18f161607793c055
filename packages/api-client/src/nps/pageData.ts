import { npsPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { count, mark } from "../contract/wireValues.ts";

/** What the survey of a link opens with (MAN-071). */
export const surveyPageData = pageData({
  page: npsPaths.survey,
  isPublic: true,
  schema: fieldMap({
    email: ["email", z.string()],
    iteration: ["iteration", count],
    answered: ["answered", mark],
  }),
});
