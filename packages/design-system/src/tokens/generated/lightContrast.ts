// Generated from tokens.json by "npm run tokens": change that file, never this one.
export const lightContrast = {
  "color": {
    "inkSoft": "#584969",
    "border": "#746788",
    "borderStrong": "#746788",
    "primary": "#6319cd",
    "brandGround": "#6319cd",
    "success": "#005e3d",
    "warning": "#784500",
    "danger": "#a40011",
    "info": "#0047b8"
  }
} as const;
