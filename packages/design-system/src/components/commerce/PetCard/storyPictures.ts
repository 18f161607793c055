const portraitOf = (coat: string, dark: string, ears: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 192 192"><path fill="${ground}" d="M0 0h192v192H0z"/>${ears}<circle cx="96" cy="104" r="56" fill="${coat}"/><ellipse cx="96" cy="130" rx="26" ry="20" fill="#fff9f2"/><circle cx="74" cy="96" r="7" fill="#2b1b3d"/><circle cx="118" cy="96" r="7" fill="#2b1b3d"/><path fill="#2b1b3d" d="M86 118h20l-10 11z"/><path d="M96 129v8m0 0q-8 8-14 1m14-1q8 8 14 1" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/></svg>`)}`;

/** Small portraits for the stories; the shop's pictures come from the server. */
export const storyPets = {
  dog: portraitOf(
    "#e0a565",
    "#8a5a2b",
    '<path fill="#8a5a2b" d="M52 60q-34 8-26 62 22 2 34-36zM140 60q34 8 26 62-22 2-34-36z"/>',
    "#fff1d6",
  ),
  cat: portraitOf(
    "#9aa0ac",
    "#4c5160",
    '<path fill="#9aa0ac" d="m46 96 2-62 44 28zM146 96l-2-62-44 28z"/><path fill="#ffb3b3" d="m56 76 2-26 18 12zM136 76l-2-26-18 12z"/>',
    "#f3ecff",
  ),
} as const;
