import { npsPaths } from "@petbox/domain/site/paths";
import { coercedCount, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { optionalBoolean } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";

/** The data of a survey's page (MAN-071). */
export const surveyPageData = pageData({
  page: npsPaths.survey,
  isPublic: true,
  schema: fieldMap({
    email: ["email", coercedString],
    iteration: ["iteration", coercedCount],
    answered: ["answered", optionalBoolean],
  }),
});
