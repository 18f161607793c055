import { surveyPageData } from "@petbox/api-client/nps/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { surveyCalled } from "./surveyOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(surveyPageData, ({ parameters, store }) => surveyCalled(parameters.hash, store)),
];
