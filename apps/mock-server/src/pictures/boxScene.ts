import { backdrop, type Outline, shadow } from "./backdrop.ts";
import { type BoxToneName, openBox } from "./box.ts";
import { type ItemName, put } from "./items.ts";
import { type Picture, picture } from "./picture.ts";
import type { TintName } from "./tints.ts";

/** An open box with things rising out of it; `around` is drawn in front. */
export interface BoxScene {
  readonly tint: TintName;
  readonly outline: Outline;
  readonly tone?: BoxToneName;
  readonly inside: readonly [left: ItemName, right: ItemName, middle?: ItemName];
  readonly around: () => readonly string[];
}

/** 320 × 240: the shape of every track and of every past box. */
export const boxScene = ({ tint, outline, tone = "grape", inside, around }: BoxScene): Picture =>
  picture(320, 240, () => {
    const box = openBox({ x: 160, y: 206, width: 136, height: 80, tone });
    const [left, right, middle] = inside;
    return [
      backdrop(320, 240, tint, outline),
      shadow(160, 206, 96),
      box.back,
      ...(middle === undefined
        ? [put(left, 122, 92, { turn: -4 }), put(right, 198, 86, { turn: 4 })]
        : [put(left, 116, 96, { turn: -14 }), put(right, 206, 96, { turn: 12 }), put(middle, 161, 84)]),
      box.front,
      ...around(),
    ];
  });
