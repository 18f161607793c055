/**
 * The print rules of a modal dialog: it starts at the top of the paper, continues on the next sheet, and nothing of the page is printed.
 * Hiding the page with `visibility` would leave its empty sheets. A dialog in the page's tree keeps its ancestors.
 */
export const printAlone = `
  @media print {
    &::backdrop { display: none; }
    &:modal {
      position: absolute;
      inset: 0 0 auto;
      width: 100%;
      max-width: none;
      height: auto;
      max-height: none;
      margin: 0;
      border-radius: 0;
      overflow: visible;
      box-shadow: none;
      /* Where the page below cannot be hidden, for want of :has(), the dialog covers it. */
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    body:has(&:modal) :not(:has(dialog:modal), dialog:modal, dialog:modal *) { display: none; }
  }
`;
