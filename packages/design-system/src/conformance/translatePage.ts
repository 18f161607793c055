/** Replaces a text node by nested `<font>` elements with the same text, as Google Translate does. */
function translate(text: Text): void {
  const { parentElement: parent, data } = text;
  if (parent === null || data.trim() === "" || parent.closest("font, textarea, style, script, option") !== null) return;
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.append(data);
  outer.append(inner);
  text.replaceWith(outer);
}

function textsIn(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts = node instanceof Text ? [node] : [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** A translator that is at work on a page. */
interface Translator {
  /** Translates what has changed until now. */
  catchUp(): void;
  stop(): void;
}

/** Translates a page, and whatever changes in it later. */
export function translatePage(page: HTMLElement): Translator {
  const translateChanges = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      for (const text of [target, ...addedNodes].flatMap((node) => (page.contains(node) ? textsIn(node) : []))) {
        translate(text);
      }
    }
  };
  const observer = new MutationObserver(translateChanges);
  for (const text of textsIn(page)) translate(text);
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return {
    catchUp: () => translateChanges(observer.takeRecords()),
    stop: () => observer.disconnect(),
  };
}
