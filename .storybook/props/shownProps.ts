import type { PropsByComponent } from "./componentProps.ts";

/** The props of each component, by the component's name. Storybook fills it (`propsModule.ts`); tests show no tables. */
export const shownProps: PropsByComponent = {};
