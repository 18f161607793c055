// Generated from tokens.json by "npm run tokens": change that file, never this one.
export const light = {
  "color": {
    "ink": "#2b1b3d",
    "inkSoft": "#5f5070",
    "page": "#fff9f2",
    "surface": "#ffffff",
    "surfaceSunken": "#f8f2ec",
    "border": "#e8dfe9",
    "borderStrong": "#86789a",
    "primary": "#6c2bd9",
    "primaryPressed": "#5520ae",
    "primaryTint": "#f3ecff",
    "onPrimary": "#ffffff",
    "highlight": "#ffb020",
    "highlightTint": "#fff1d6",
    "onHighlight": "#2b1b3d",
    "affection": "#ff5c5c",
    "affectionTint": "#ffebe9",
    "success": "#117a53",
    "successTint": "#e5f6ee",
    "warning": "#8f5400",
    "warningTint": "#fff2dc",
    "danger": "#c42b2b",
    "dangerTint": "#fdeceb",
    "info": "#1d5fd1",
    "infoTint": "#e8f0fe",
    "focus": "#0b62e0",
    "backdrop": "#2b1b3d99",
    "skeleton": "#ece4f1"
  },
  "fontFamily": {
    "body": "\"Nunito Variable\", \"Nunito Fallback Arial\", \"Nunito Fallback Roboto\", system-ui, sans-serif"
  },
  "fontSize": {
    "small": "0.875rem",
    "body": "1rem",
    "large": "1.125rem",
    "title": "1.375rem",
    "heading": "1.75rem",
    "display": "2.25rem"
  },
  "lineHeight": {
    "tight": 1.2,
    "body": 1.5
  },
  "fontWeight": {
    "regular": 400,
    "semibold": 600,
    "bold": 700,
    "black": 800
  },
  "space": {
    "s1": "0.25rem",
    "s2": "0.5rem",
    "s3": "0.75rem",
    "s4": "1rem",
    "s5": "1.25rem",
    "s6": "1.5rem",
    "s8": "2rem",
    "s10": "2.5rem",
    "s12": "3rem",
    "s16": "4rem"
  },
  "radius": {
    "small": "0.5rem",
    "control": "0.75rem",
    "card": "1.25rem",
    "pill": "999px"
  },
  "size": {
    "touch": "3rem",
    "touchMinimum": "2.75rem",
    "icon": "1.5rem",
    "iconSmall": "1.25rem",
    "illustration": "7.5rem",
    "tileSmall": "9rem",
    "tileMedium": "14rem",
    "tileLarge": "20rem",
    "column": "35rem",
    "page": "75rem",
    "border": "1px",
    "borderThick": "2px",
    "focusRing": "3px"
  },
  "shadow": {
    "raised": "0px 2px 12px 0px #2b1b3d14",
    "floating": "0px 8px 32px 0px #2b1b3d33"
  },
  "duration": {
    "fast": "120ms",
    "medium": "200ms",
    "slow": "320ms",
    "turn": "800ms",
    "breath": "1600ms"
  },
  "easing": {
    "out": "cubic-bezier(0.2, 0, 0, 1)"
  },
  "repeat": {
    "endless": "infinite"
  },
  "layer": {
    "raised": 1,
    "bar": 10,
    "header": 20,
    "dialog": 30,
    "overlay": 40,
    "toast": 50
  }
} as const;
