/** A text node that React updates by itself: it has siblings, or its component returns it without an element. */
function isLooseText(node: Node | null): node is Text {
  return node instanceof Text && Object.keys(node).some((key) => key.startsWith("__reactFiber"));
}

/** Says which text a page translator would break at this change, if any. */
function brokenBy({ type, target, removedNodes, nextSibling }: MutationRecord): string | undefined {
  if (type === "characterData") return isLooseText(target) ? `“${target.data}” changed` : undefined;
  const removed = [...removedNodes].find(isLooseText);
  if (removed !== undefined) return `“${removed.data}” was removed`;
  return isLooseText(nextSibling) ? `something was put before “${nextSibling.data}” or taken from there` : undefined;
}

let stop: () => readonly string[] = () => [];

/** Begins to watch for changes that fail on a translated page. Returns the function that ends it. */
export function watchLooseText(): () => void {
  const found = new Set<string>();
  const note = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      const broken = brokenBy(record);
      const parent = record.target instanceof Element ? record.target : record.target.parentElement;
      if (broken !== undefined) found.add(`${broken} in ${parent?.outerHTML.slice(0, 200) ?? "a lost element"}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  stop = () => {
    note(observer.takeRecords());
    return [...found];
  };
  return () => observer.disconnect();
}

/**
 * Fails a story in which React changed, removed or looked for a text node by itself. A page translator replaces text nodes
 * by elements of its own: the change is then invisible, or React throws and the page is lost.
 */
export function refuseLooseText(): void {
  const found = stop();
  if (found.length === 0) return;
  throw new Error(
    `Give each text that changes, or stands beside something that comes and goes, an element of its own, or write it as one string: ${found.join("; ")}`,
  );
}
