const medalOf = (metal: string, rim: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><path fill="#6c2bd9" d="M48 12h32l12 54H66z"/><path fill="#5520ae" d="M112 12H80L68 66h26z"/><circle cx="80" cy="100" r="52" fill="${rim}"/><circle cx="80" cy="100" r="43" fill="${metal}"/><path fill="${rim}" d="m80 74 8 18 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z"/></svg>`)}`;

/** Small medals for the stories; the shop's pictures come from the server. */
export const storyMedals = {
  Bronze: medalOf("#d08a55", "#9c5b2b"),
  Prata: medalOf("#b9c0cc", "#868e9c"),
  Ouro: medalOf("#ffb020", "#c97f00"),
  Platina: medalOf("#8fb8c9", "#5c8799"),
  Diamante: medalOf("#b48cf2", "#5520ae"),
} as const;
