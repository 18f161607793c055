/** What a control of a form takes of the platform, and a designer decides: shown as if it were the component's own. */
const ofControls = ["defaultValue", "placeholder", "readOnly", "required", "value"];

/**
 * Whether an attribute of React's is shown among a component's props. Every element has a `defaultValue` and a button a
 * `value`: these mean something where an answer can be required.
 *
 * @param all The names of all that the component takes.
 */
export function isSharedAttribute(name: string, all: ReadonlySet<string>): boolean {
  return name === "children" || name === "disabled" || (ofControls.includes(name) && all.has("required"));
}
