// Generated from tokens.json by "npm run tokens": change that file, never this one.
export const reducedMotion = {
  "duration": {
    "fast": "0.01ms",
    "medium": "0.01ms",
    "slow": "0.01ms"
  },
  "repeat": {
    "endless": "0"
  }
} as const;
