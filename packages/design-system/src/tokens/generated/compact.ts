// Generated from tokens.json by "npm run tokens": change that file, never this one.
export const compact = {
  "space": {
    "s2": "min(0.375rem,2.5vw)",
    "s3": "min(0.5rem,3.75vw)",
    "s4": "min(0.75rem,5vw)",
    "s5": "min(1rem,6.25vw)",
    "s6": "min(1.125rem,7.5vw)",
    "s8": "min(1.5rem,10vw)",
    "s10": "min(1.875rem,12.5vw)",
    "s12": "min(2.25rem,15vw)",
    "s16": "min(3rem,20vw)"
  },
  "size": {
    "touch": "44px"
  }
} as const;
