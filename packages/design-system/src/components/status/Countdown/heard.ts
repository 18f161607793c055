/** For stories: every text that a live region has from now on, in its order, each once until another comes. */
export function listenTo(region: Element): readonly string[] {
  const texts = [region.textContent];
  new MutationObserver(() => {
    if (region.textContent !== texts.at(-1)) texts.push(region.textContent);
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return texts;
}
