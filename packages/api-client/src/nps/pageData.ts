import { npsPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { pageData } from "../contract/pageDataOf.ts";
import { renamed } from "../contract/renamed.ts";
import { count, mark } from "../contract/wireValues.ts";

/** What the survey of a link opens with (MAN-071). */
export const surveyPageData = pageData({
  page: npsPaths.survey,
  schema: renamed({
    email: ["email", z.string()],
    iteration: ["iteration", count],
    answered: ["answered", mark],
  }),
});
