/** For stories: records the texts of a live region in order, without immediate repetitions. */
export function listenTo(region: Element): readonly string[] {
  const texts = [region.textContent];
  new MutationObserver(() => {
    if (region.textContent !== texts.at(-1)) texts.push(region.textContent);
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return texts;
}
