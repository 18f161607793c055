// Generated from tokens.json by "npm run tokens": change that file, never this one.
export const darkContrast = {
  "color": {
    "border": "#9e8fb3",
    "borderStrong": "#9e8fb3",
    "primary": "#c5acff",
    "danger": "#ff9d96",
    "info": "#95baff"
  }
} as const;
