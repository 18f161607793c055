/** The print rules of a `<details>`: paper has no folds, so its content is there, and its arrow is not. */
export const unfoldedInPrint = `
  @media print {
    > summary > svg:last-child { display: none; }
    &::details-content { display: block; content-visibility: visible; }
  }
`;
