import { type ESTree, parseSync, Visitor } from "vite";

interface Range {
  readonly start: number;
  readonly end: number;
}

const otherOperators: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">": "<=",
  "<=": ">",
  ">=": "<",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
};

/** Attributes that only a look or React itself needs. */
const isNotBehaviour = /^(?:key|className|style)$/;

/** A small wrong change of a source file. */
export interface Mutant {
  readonly file: string;
  /** Range of the replaced code, as offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The mutants of a module. Types, imports and JSX keys have none. */
export function mutantsOf(file: string, code: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const ignored: Range[] = [];
  const ignore = (node: Range) => void ignored.push(node);
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  const replace = ({ start, end }: Range, replacement: string) => void mutants.push({ file, start, end, replacement });
  /** Replaces an operator between two operands; without another operator, keeps only the left one. */
  function replaceOperator({ left, right, operator }: { left: Range; right: Range; operator: string }): void {
    const other = otherOperators[operator];
    const between = code.slice(left.end, right.start);
    if (other) replace({ start: left.end, end: right.start }, between.replace(operator, other));
    if (operator === "??") replace({ start: left.start, end: right.end }, textOf(left));
  }
  function decide(test: Range): void {
    replace(test, "true");
    replace(test, "false");
  }
  /** `optional(wire)` becomes `wire`. Hooks are no such wrappers, `pageData` returns what it gets, and JSON has no undefined fields. */
  function unwrap(call: ESTree.CallExpression): void {
    const [only, ...others] = call.arguments;
    if (only === undefined || others.length > 0 || call.callee.type !== "Identifier") return;
    if (!/^(?:use|(?:pageData|omitUndefined)$)/.test(call.callee.name)) replace(call, `(${textOf(only)})`);
  }
  function replaceStatement(statement: ESTree.ExpressionStatement): void {
    if (statement.expression.type === "CallExpression") replace(statement, ";");
  }
  function removeProperties({ properties }: ESTree.ObjectExpression): void {
    for (const property of properties) if (property.type === "Property") replace(property, "...{}");
  }
  function removeAttribute(attribute: ESTree.JSXAttribute): void {
    if (isNotBehaviour.test(textOf(attribute.name))) ignore(attribute);
    else replace(attribute, "");
  }
  function replaceLiteral(literal: Range & { readonly value: unknown }): void {
    if (typeof literal.value === "boolean") replace(literal, String(!literal.value));
    if (typeof literal.value === "number") replace(literal, String(literal.value + 1));
    if (typeof literal.value === "string" && literal.value !== "") replace(literal, '""');
  }
  function negate(node: ESTree.UnaryExpression): void {
    if (node.operator === "!") replace(node, textOf(node.argument));
  }
  const decideTest = (node: { readonly test: Range }) => decide(node.test);
  const emptyText = (node: Range) => replace(node, '""');
  new Visitor({
    ImportDeclaration: ignore,
    ImportExpression: ignore,
    ExportAllDeclaration: ignore,
    TSTypeAnnotation: ignore,
    TSTypeParameterInstantiation: ignore,
    TSInterfaceDeclaration: ignore,
    TSTypeAliasDeclaration: ignore,
    BinaryExpression: replaceOperator,
    LogicalExpression: replaceOperator,
    ConditionalExpression: decideTest,
    IfStatement: decideTest,
    UnaryExpression: negate,
    CallExpression: unwrap,
    ExpressionStatement: replaceStatement,
    ObjectExpression: removeProperties,
    JSXAttribute: removeAttribute,
    TemplateLiteral: emptyText,
    Literal: replaceLiteral,
  }).visit(parseSync(file, code).program);
  return mutants.filter(({ start, end }) => !ignored.some((range) => start >= range.start && end <= range.end));
}
