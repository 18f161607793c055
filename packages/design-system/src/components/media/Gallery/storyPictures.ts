import { civilDate } from "@petbox/domain/calendar/civilDate";
import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { GalleryPicture } from "./galleryPicture.ts";

const grounds = ["#ffe0a3", "#d9c8ff", "#ffd0cb", "#c9ecdb", "#cfe0ff"];

/** An open box with its contents visible, in its own colour. */
function boxOf(month: number, width: number, height: number): string {
  const ground = grounds[month % grounds.length];
  const toy = grounds[(month + 2) % grounds.length];
  const scene = `<path fill="${ground}" d="M-400-300h800v600h-800z"/><ellipse cy="112" rx="170" ry="22" fill="#2b1b3d" opacity=".14"/><circle cx="-48" cy="-62" r="46" fill="${toy}"/><path d="M-88-74q38 26 80 8" fill="none" stroke="#2b1b3d" stroke-opacity=".35" stroke-width="6"/><g fill="#fff9f2" transform="rotate(-24 56 -66)"><path d="M20-80h76v26H20z"/><circle cx="18" cy="-80" r="18"/><circle cx="18" cy="-54" r="18"/><circle cx="98" cy="-80" r="18"/><circle cx="98" cy="-54" r="18"/></g><path fill="#8a4be8" d="m-120-24-46-36 54-22 32 44zM120-24l46-36-54-22-32 44z"/><path fill="#6c2bd9" d="M-124-26h248l-14 138h-220z"/><path fill="#ffb020" d="M-26-26h52v138h-52z"/>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-width / 4} ${-height / 4} ${width / 2} ${height / 2}">${scene}</svg>`)}`;
}

/** Past boxes for the stories, newest first, one of them upright; the shop's pictures come from the server. */
export function storyBoxes(count: number): readonly GalleryPicture[] {
  return Array.from({ length: count }, (_, index) => {
    const back = 9 - index;
    const month = ((back % 12) + 12) % 12;
    const caption = monthCaption(civilDate(2025 + Math.floor(back / 12), month + 1, 1));
    const [width, height] = index === 2 ? [600, 800] : [800, 600];
    return { src: boxOf(month, width, height), alt: `Caixa de ${caption.toLowerCase()}`, width, height, caption };
  });
}
