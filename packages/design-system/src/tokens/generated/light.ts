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
    "chosenTint": "#f9f5ff",
    "onPrimary": "#ffffff",
    "brandGround": "#6c2bd9",
    "onBrandGround": "#ffffff",
    "highlight": "#ffb020",
    "highlightTint": "#fff1d6",
    "onHighlight": "#2b1b3d",
    "bronze": "#9c5b2b",
    "silver": "#6d7685",
    "gold": "#a86a00",
    "platinum": "#4d7a8d",
    "diamond": "#3d1585",
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
    "focus": "#6c2bd9",
    "focusHalo": "#ffffff",
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
    "title": "min(1.375rem,11vw)",
    "heading": "min(1.75rem,11vw)",
    "display": "min(2.25rem,11vw)"
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
    "s1": "min(0.25rem,1.25vw)",
    "s2": "min(0.5rem,2.5vw)",
    "s3": "min(0.75rem,3.75vw)",
    "s4": "min(1rem,5vw)",
    "s5": "min(1.25rem,6.25vw)",
    "s6": "min(1.5rem,7.5vw)",
    "s8": "min(2rem,10vw)",
    "s10": "min(2.5rem,12.5vw)",
    "s12": "min(3rem,15vw)",
    "s16": "min(4rem,20vw)"
  },
  "radius": {
    "small": "0.5rem",
    "control": "0.75rem",
    "card": "1.25rem",
    "pill": "999px"
  },
  "size": {
    "touch": "48px",
    "touchMinimum": "44px",
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
