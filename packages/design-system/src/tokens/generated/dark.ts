// Generated from tokens.json by "npm run tokens": change that file, never this one.
export const dark = {
  "color": {
    "ink": "#f6f0fb",
    "inkSoft": "#c8bbd6",
    "page": "#17101f",
    "surface": "#231a30",
    "surfaceSunken": "#120c19",
    "border": "#3e3250",
    "borderStrong": "#9384a8",
    "primary": "#b998ff",
    "primaryPressed": "#d2beff",
    "primaryTint": "#33235a",
    "onPrimary": "#1f1038",
    "brandGround": "#33235a",
    "onBrandGround": "#f6f0fb",
    "highlight": "#ffb020",
    "highlightTint": "#3a2620",
    "onHighlight": "#2b1b3d",
    "bronze": "#d08a55",
    "silver": "#b9c0cc",
    "gold": "#ffb020",
    "platinum": "#8fb8c9",
    "diamond": "#c3a4f7",
    "affection": "#ff7d7d",
    "affectionTint": "#42212c",
    "success": "#66d6a8",
    "successTint": "#12352a",
    "warning": "#f4b860",
    "warningTint": "#3a2a10",
    "danger": "#ff958e",
    "dangerTint": "#451f21",
    "info": "#92b8ff",
    "infoTint": "#1b2c50",
    "focus": "#b998ff",
    "focusHalo": "#17101f",
    "backdrop": "#00000099",
    "skeleton": "#352a44"
  },
  "shadow": {
    "raised": "0px 2px 12px 0px #00000066",
    "floating": "0px 8px 32px 0px #00000099"
  }
} as const;
