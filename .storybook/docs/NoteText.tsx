/** A text of `componentNotes`; what stands between backticks is code. */
export function NoteText({ children }: { readonly children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: The parts never change their order.
  return children.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
