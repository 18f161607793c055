import { surveyPageData } from "@petbox/api-client/nps/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { surveyByHash } from "./surveyOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(surveyPageData, ({ parameters, store }) => surveyByHash(parameters.hash, store)),
];
