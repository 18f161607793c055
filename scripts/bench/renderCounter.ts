/** What React hands to a developer tool: a component or element at its place, with what stands below and beside it. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** One component that rendered, and below which component that rendered in the same commit, if any. */
export interface Render {
  readonly name: string;
  /** Nothing above it rendered: it did so by itself. */
  readonly byItself: boolean;
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

  function visit(fiber: Fiber, rendersAbove: boolean): void {
    const before = fiber.alternate;
    // What is new on the page is no second render; what was left alone has kept its very children.
    const rendered = before !== null && components.includes(fiber.tag) && (fiber.flags & performedWork) !== 0;
    if (rendered) window.renders.push({ name: nameOf(fiber.type), byItself: !rendersAbove });
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, rendersAbove || rendered);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => visit(root.current, false),
      onCommitFiberUnmount: () => undefined,
    },
  });
}
