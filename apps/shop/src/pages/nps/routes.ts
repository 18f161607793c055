import { npsPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountColumn } from "../account/accountLayouts.ts";

/** The satisfaction survey, opened by a link (MAN-071). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: withAppRoutes([
      {
        path: npsPaths.survey,
        handle: { title: "Queremos saber", layout: accountColumn },
        lazy: () => import("./SurveyPage.tsx"),
      },
    ]),
  },
];
