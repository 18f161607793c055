import { createTheme } from "styled-components";
import { light } from "./generated/light.ts";

/** The design tokens; every leaf references a CSS variable: `var(--petbox-…, light value)`. */
export const tokens = createTheme(light, { prefix: "petbox" });
