/** The question changes in a view transition. React Router warns in browsers without them. */
export const stepTransition = () => ({
  viewTransition: typeof document !== "undefined" && "startViewTransition" in document,
});
