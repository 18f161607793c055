import { catHomePageData, dogHomePageData } from "@petbox/api-client/site/pageData";

/** The server's data of the home page of each species. */
export const homePageDataOf = { dog: dogHomePageData, cat: catHomePageData } as const;
