/** Small drawings for the stories; the shop's pictures come from the server. */
const drawing = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">${body}</svg>`)}`;

const box = `<path fill="#c98a4b" d="M80 110h160v100q0 10-10 10H90q-10 0-10-10z"/><path fill="#e0a565" d="M80 110l-30-34h70l40 34zM240 110l30-34h-70l-40 34z"/>`;

export const storyPictures = {
  box: drawing(
    `${box}<path fill="#6c2bd9" d="M148 110h24v110h-24z"/><circle cx="120" cy="86" r="22" fill="#ff5c5c"/><path fill="#ffb020" d="M176 60h50q14 0 14 14t-14 14h-50q-14 0-14-14t14-14z"/>`,
  ),
  ball: drawing(
    `<circle cx="160" cy="124" r="84" fill="#ffb020"/><path d="M94 72q66 52 0 104M226 72q-66 52 0 104" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/>`,
  ),
  bone: drawing(
    `<path fill="#f4e3cf" stroke="#d9bd98" stroke-width="6" d="M104 104h112a26 26 0 1 1 38 16 26 26 0 1 1-38 16H104a26 26 0 1 1-38-16 26 26 0 1 1 38-16z"/>`,
  ),
} as const;
