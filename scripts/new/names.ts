import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CannotWrite } from "./cannotWrite.ts";
import { type Choices, choicesIn } from "./choices.ts";

/** The values of a template's placeholders. */
export interface Names extends Choices {
  /** "CouponList" */
  readonly Name: string;
  /** "couponList" */
  readonly name: string;
  /** "coupon list": a screen's first synonym in the search of the Storybook, whose title is in Portuguese. */
  readonly words: string;
  /** An area of the shop, or a group of components. */
  readonly area: string;
  /** Where Storybook's sidebar shows the group or area: "Componentes/Status", "Cupons". */
  readonly group: string;
  /** The title of a screen, in Portuguese. */
  readonly title: string;
  /** The last segment of the URL: "meus-cupons". */
  readonly path: string;
  /** "couponPaths": the domain's constant with the paths of the area. */
  readonly areaPaths: string;
}

const components = "packages/design-system/src/components";
const pages = "apps/shop/src/pages";
const paths = "packages/domain/src/site/paths.ts";

/** The title of a folder in Storybook's sidebar, from its stories: "Componentes/Status". */
function groupIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .map((source) => /title: "((?:Componentes|Fundamentos|Telas)(?:\/[^/"]+)?)\//.exec(source)?.[1])
    .find((title) => title !== undefined);
}

/** The name of the domain's constant with the paths of an area; undefined for an area without paths. */
export function pathsIn(root: string, area: string): string | undefined {
  return new RegExp(`^  ${area}: (\\w+),$`, "m").exec(readFileSync(join(root, paths), "utf8"))?.[1];
}

const combiningMarks = /\p{Mn}/gu;

/** "Seus níveis" → "seus-niveis" */
const slugOf = (title: string) =>
  title
    .normalize("NFD")
    .replace(combiningMarks, "")
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join("-") ?? "";

/** "CouponList" → "couponList" */
const asValue = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** "CouponList" → "coupon-list" */
const asPathSegment = (name: string) => asValue(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface ScreenRequest {
  readonly area: string;
  readonly Name: string;
  readonly title: string;
  readonly path: string;
  /** The source of the area's routes.ts; empty without that file. */
  readonly routes: string;
}

/** @throws CannotWrite if the area cannot get a screen with this title. */
function checkScreen(root: string, { area, Name, title, path, routes }: ScreenRequest): void {
  if (path === "" || /["\\/<>{}]/.test(title))
    throw new CannotWrite(`A screen has a title in Portuguese: npm run new -- screen ${area}/${Name} "Seus desejos"`);
  const folder = join(root, pages, area);
  const hasCode = existsSync(folder) && readdirSync(folder).some((file) => file.endsWith(".tsx"));
  if (hasCode && routes === "")
    throw new CannotWrite(
      `${area} has no pages of its own: other pages show its parts. Use an area with a routes.ts, as in account/${Name}.`,
    );
  if (routes !== "" && !routes.includes("export const routes: readonly RouteObject[] = ["))
    throw new CannotWrite(`${pages}/${area}/routes.ts computes its routes. Add the page by hand.`);
  if (readFileSync(join(root, paths), "utf8").includes(`"/${path}"`))
    throw new CannotWrite(`${paths} already has the path /${path}. Use another title.`);
}

/**
 * Derives the values of the placeholders from the arguments and from the area's other files.
 *
 * @throws CannotWrite
 */
export function namesOf(root: string, kind: string, area: string, Name: string, title: string): Names {
  const routesFile = join(root, pages, area, "routes.ts");
  const routes = existsSync(routesFile) ? readFileSync(routesFile, "utf8") : "";
  const path = kind === "screen" ? slugOf(title) : asPathSegment(Name);
  if (kind === "screen") checkScreen(root, { area, Name, title, path, routes });
  const group = groupIn(join(root, kind === "component" ? components : pages, area));
  if (kind === "component" && group === undefined) throw new CannotWrite(`${area} is not a group of components.`);
  return {
    Name,
    name: asValue(Name),
    words: asPathSegment(Name).replaceAll("-", " "),
    area,
    group: (group ?? title).replace("Telas/", ""),
    title,
    path,
    areaPaths: pathsIn(root, area) ?? `${area}Paths`,
    ...choicesIn(area, routes),
  };
}
