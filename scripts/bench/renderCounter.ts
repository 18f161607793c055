/** What React hands to a developer tool: a component or element at its place, with what stands below and beside it. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** One component that rendered again. */
export interface Render {
  readonly name: string;
  /** The nearest component above it that rendered in the same commit; none where it rendered by itself. */
  readonly because?: string;
  /** The form's name for the field that it is a part of. */
  readonly field?: string;
}

declare global {
  interface Window {
    renders: Render[];
  }
}

/**
 * Runs in the page before React does, and writes down every component that renders again, in the place where React looks
 * for its developer tools; production builds report there too.
 */
export function countRenders(): void {
  /** Function, class, forwarded and memoised components, by React's numbers. */
  const components = [0, 1, 11, 14, 15];
  const performedWork = 1;
  window.renders = [];

  function nameOf(type: unknown): string {
    if (typeof type === "function") return type.name;
    if (typeof type !== "object" || type === null) return "?";
    if ("displayName" in type) return String(type.displayName);
    return "type" in type ? nameOf(type.type) : "render" in type ? nameOf(type.render) : "?";
  }

  /** A field of a form is the outermost component that is given a name. */
  function fieldOf({ tag, memoizedProps }: Fiber): string | undefined {
    if (!components.includes(tag) || typeof memoizedProps !== "object" || memoizedProps === null) return undefined;
    return "name" in memoizedProps && typeof memoizedProps.name === "string" ? memoizedProps.name : undefined;
  }

  function visit(fiber: Fiber, because: string | undefined, outerField: string | undefined): void {
    const before = fiber.alternate;
    // What is new on the page is no second render; what was left alone has kept its very children.
    const rendered = before !== null && components.includes(fiber.tag) && (fiber.flags & performedWork) !== 0;
    const name = nameOf(fiber.type);
    const field = outerField ?? fieldOf(fiber);
    if (rendered) {
      window.renders.push({
        name,
        ...(because === undefined ? {} : { because }),
        ...(field === undefined ? {} : { field }),
      });
    }
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, rendered ? name : because, field);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) =>
        visit(root.current, undefined, undefined),
      onCommitFiberUnmount: () => undefined,
    },
  });
}
