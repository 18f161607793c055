/**
 * The print rules of a page's frame: the content and what is marked `data-printed`, which is the footer with the seller. Part of the frame
 * stays while it contains a modal dialog, which is printed alone. `:is()` keeps the rule valid in browsers without `:has()`.
 */
export const frameInPrint = `
  @media print {
    min-height: 0;
    > :not(main, [data-printed], :is(:has(dialog:modal))) { display: none; }
  }
`;
