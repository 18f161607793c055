import { join, relative } from "node:path";
import {
  API,
  type Checker,
  type Symbol as Member,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from "typescript/unstable/sync";
import { type ComponentFolder, componentFolders } from "../../packages/design-system/scripts/component-folders.ts";
import { isSharedAttribute } from "./sharedAttributes.ts";
import { literalsOf, shapesIn, typeText } from "./typeText.ts";

const library = join(import.meta.dirname, "../../packages/design-system");
const workspace = join(library, "../..");

/** One prop of a component, as its types have it. */
export interface ComponentProp {
  readonly name: string;
  /** Its type as it is written by hand, unions of words spelled out. */
  readonly type: string;
  /** What each type of ours in it is made of. */
  readonly shapes: readonly string[];
  /** The values it can have, where these are words or numbers and no others. */
  readonly values?: readonly (string | number)[];
  /** A component of two uses may need it in one of them. */
  readonly required: "always" | "sometimes" | "never";
  readonly default?: string;
}

/** The props of each component, by the component's name. */
export type PropsByComponent = Readonly<Record<string, readonly ComponentProp[]>>;

/** Asks the compiler for the props of all components: those that they inherit of ours, too, and none of every element. */
export function readComponentProps(): PropsByComponent {
  const compiler = new API({ cwd: workspace });
  try {
    const configuration = join(import.meta.dirname, "tsconfig.json");
    const project = compiler.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (project === undefined) throw new Error(`The compiler has not opened ${relative(workspace, configuration)}.`);
    return Object.fromEntries(componentFolders.map((folder) => [folder.name, propsOf(folder, project)]));
  } finally {
    compiler.close();
  }
}

function propsOf({ name, path }: ComponentFolder, project: Project): ComponentProp[] {
  const { checker } = project;
  const uses = usesOf(name, join(library, path, "index.ts"), project).map((use) => shownPropsOf(use, checker));
  const all = uses.flat();
  return [...new Set(all.map((prop) => prop.name))].map((prop) => {
    const symbols = all.filter((each) => each.name === prop);
    const needed = symbols.filter(({ flags }) => (flags & SymbolFlags.Optional) === 0).length;
    return {
      ...described(prop, symbols, project),
      required: needed === 0 ? "never" : needed === uses.length ? "always" : "sometimes",
    };
  });
}

/** The types of a component's props: one, or one for each of its uses. */
function usesOf(name: string, file: string, { program, checker }: Project): readonly Type[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  // A thing that is shown by a region of the page has its props there.
  const types = [name, `${name}Region`]
    .flatMap((each) => (module && checker.getMemberInModuleExports(module, each)) ?? [])
    .flatMap((exported) => checker.getTypeOfSymbol(checker.getAliasedSymbol(exported)) ?? []);
  const [signature] = types.flatMap((type) => checker.getSignaturesOfType(type, SignatureKind.Call));
  const props = signature && checker.getParameterType(signature, 0);
  if (props === undefined) throw new Error(`${relative(workspace, file)} exports no component ${name}.`);
  return props.isUnionType() ? (props.getTypes() ?? []) : [props];
}

function shownPropsOf(use: Type, checker: Checker): readonly Member[] {
  const all = checker.getPropertiesOfType(use);
  const names = new Set(all.map(({ name }) => name));
  return all.filter((prop) => {
    const type = checker.getTypeOfSymbol(prop);
    // What one use forbids is a prop of the other.
    if (type === undefined || typeText(type, checker) === "undefined") return false;
    const isOurs = prop.declarations.some(({ path }) => !path.includes("/node_modules/"));
    return isOurs || isSharedAttribute(prop.name, names);
  });
}

function described(name: string, symbols: readonly Member[], project: Project): Omit<ComponentProp, "required"> {
  const { checker } = project;
  const types = symbols.flatMap((symbol) => checker.getTypeOfSymbol(symbol) ?? []);
  const values = types.map((type) => literalsOf(type));
  const [stated] = symbols
    .flatMap((symbol) => checker.getJsDocTagsOfSymbol(symbol))
    .filter((tag) => tag.name === "default");
  return {
    name,
    type: eitherText([...new Set(types.map((type) => typeText(type, checker)))]),
    shapes: [...new Set(types.flatMap((type) => shapesIn(type, checker)))],
    ...(values.every((list) => list !== undefined) ? { values: [...new Set(values.flat())] } : {}),
    ...(stated === undefined ? {} : { default: String(stated.text) }),
  };
}

/** The types of a prop in each of a component's uses; functions in brackets, lest one seems to give another. */
function eitherText(texts: readonly string[]): string {
  const isBare = (text: string) => text.includes("=>") && !text.startsWith("((");
  return texts.length === 1 ? texts.join() : texts.map((text) => (isBare(text) ? `(${text})` : text)).join(" | ");
}
