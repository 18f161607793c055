import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { addCents, centsFromDecimal } from "@petbox/domain/money/cents";
import type { Species } from "@petbox/domain/pet/species";
import { forCat, forDog, forTwoCats, type PastBoxItem } from "./pastBoxItems.ts";

/** The items of each track's boxes, from the oldest photographed month to the newest, as the pictures show them. */
const boxesByTrack: Readonly<Record<string, readonly (readonly PastBoxItem[])[]>> = {
  // Two toys, a snack, and a treat that is another one each month.
  "dog essencial": [
    [forDog.ball, forDog.bear, forDog.bones, forDog.bandana],
    [forDog.disc, forDog.rope, forDog.biscuits, forDog.shampoo],
    [forDog.bear, forDog.ring, forDog.chicken, forDog.bowl],
    [forDog.ball, forDog.boomerang, forDog.carrots, forDog.sponge],
    [forDog.bear, forDog.rope, forDog.biscuits, forDog.soap],
    [forDog.disc, forDog.boomerang, forDog.bones, forDog.bandana],
    [forDog.ball, forDog.rope, forDog.chicken, forDog.shampoo],
    [forDog.ring, forDog.disc, forDog.biscuits, forDog.bowl],
    [forDog.bear, forDog.boomerang, forDog.bones, forDog.scarf],
    [forDog.ball, forDog.disc, forDog.biscuits, forDog.sponge],
    [forDog.ring, forDog.rope, forDog.carrots, forDog.scarf],
    [forDog.ring, forDog.boomerang, forDog.bones, forDog.soap],
    [forDog.bear, forDog.disc, forDog.biscuits, forDog.shampoo],
  ],
  // Three dried snacks and one toy.
  "dog essencial-naturais": [
    [forDog.kale, forDog.meatyBone, forDog.drumstick, forDog.rope],
    [forDog.steak, forDog.driedCarrot, forDog.beefBone, forDog.ring],
    [forDog.drumstick, forDog.steak, forDog.herbs, forDog.disc],
    [forDog.meatyBone, forDog.drumstick, forDog.driedCarrot, forDog.boomerang],
    [forDog.steak, forDog.beefBone, forDog.kale, forDog.bear],
    [forDog.drumstick, forDog.beefBone, forDog.herbs, forDog.rope],
    [forDog.meatyBone, forDog.steak, forDog.kale, forDog.ball],
    [forDog.drumstick, forDog.steak, forDog.driedCarrot, forDog.ring],
    [forDog.beefBone, forDog.meatyBone, forDog.herbs, forDog.disc],
    [forDog.drumstick, forDog.steak, forDog.kale, forDog.boomerang],
    [forDog.meatyBone, forDog.steak, forDog.herbs, forDog.ball],
    [forDog.drumstick, forDog.beefBone, forDog.driedCarrot, forDog.bear],
    [forDog.meatyBone, forDog.steak, forDog.driedCarrot, forDog.rope],
  ],
  // Two things to chew, a bone that lasts, and a rope.
  "dog mordedores": [
    [forDog.ring, forDog.disc, forDog.chewBone, forDog.rope],
    [forDog.boomerang, forDog.ball, forDog.filledBone, forDog.rope],
    [forDog.ring, forDog.boomerang, forDog.chewBone, forDog.rope],
    [forDog.disc, forDog.ball, forDog.filledBone, forDog.rope],
    [forDog.disc, forDog.boomerang, forDog.chewBone, forDog.rope],
    [forDog.ring, forDog.ball, forDog.filledBone, forDog.rope],
    [forDog.boomerang, forDog.nylonBone, forDog.chewBone, forDog.rope],
    [forDog.ring, forDog.disc, forDog.filledBone, forDog.rope],
    [forDog.ball, forDog.disc, forDog.chewBone, forDog.rope],
    [forDog.ring, forDog.boomerang, forDog.filledBone, forDog.rope],
    [forDog.ring, forDog.nylonBone, forDog.filledBone, forDog.rope],
    [forDog.disc, forDog.boomerang, forDog.filledBone, forDog.rope],
    [forDog.boomerang, forDog.ball, forDog.chewBone, forDog.rope],
  ],
  // Litter for the month, a snack and two toys.
  "cat essencial": [
    [forCat.litter, forCat.fish, forCat.mouse, forCat.yarn],
    [forCat.litter, forCat.chicken, forCat.wand, forCat.bell],
    [forCat.litter, forCat.prawn, forCat.yarn, forCat.catnip],
    [forCat.litter, forCat.fish, forCat.wand, forCat.mouse],
    [forCat.litter, forCat.chicken, forCat.yarn, forCat.bell],
    [forCat.litter, forCat.prawn, forCat.wand, forCat.catnip],
    [forCat.litter, forCat.fish, forCat.mouse, forCat.catnip],
    [forCat.litter, forCat.chicken, forCat.wand, forCat.yarn],
    [forCat.litter, forCat.prawn, forCat.bell, forCat.catnip],
    [forCat.litter, forCat.fish, forCat.wand, forCat.catnip],
    [forCat.litter, forCat.chicken, forCat.mouse, forCat.catnip],
    [forCat.litter, forCat.prawn, forCat.wand, forCat.bell],
    [forCat.litter, forCat.fish, forCat.yarn, forCat.wand],
  ],
  // The same in double.
  "cat essencial_familia": [
    [forTwoCats.litter, forTwoCats.chicken, forTwoCats.mouse, forTwoCats.yarn],
    [forTwoCats.litter, forTwoCats.fish, forTwoCats.wand, forTwoCats.bell],
    [forTwoCats.litter, forTwoCats.prawn, forTwoCats.mouse, forTwoCats.catnip],
    [forTwoCats.litter, forTwoCats.chicken, forTwoCats.yarn, forTwoCats.bell],
    [forTwoCats.litter, forTwoCats.fish, forTwoCats.mouse, forTwoCats.wand],
    [forTwoCats.litter, forTwoCats.prawn, forTwoCats.yarn, forTwoCats.catnip],
    [forTwoCats.litter, forTwoCats.chicken, forTwoCats.bell, forTwoCats.catnip],
    [forTwoCats.litter, forTwoCats.fish, forTwoCats.mouse, forTwoCats.yarn],
    [forTwoCats.litter, forTwoCats.prawn, forTwoCats.wand, forTwoCats.bell],
    [forTwoCats.litter, forTwoCats.chicken, forTwoCats.mouse, forTwoCats.catnip],
    [forTwoCats.litter, forTwoCats.fish, forTwoCats.yarn, forTwoCats.bell],
    [forTwoCats.litter, forTwoCats.prawn, forTwoCats.mouse, forTwoCats.bell],
    [forTwoCats.litter, forTwoCats.chicken, forTwoCats.wand, forTwoCats.mouse],
  ],
  // A wand, a ball, catnip and a snack; no litter.
  "cat diversao": [
    [forCat.wand, forCat.woolBall, forCat.catnip, forCat.fish],
    [forCat.mouseWand, forCat.jumpingBall, forCat.catnip, forCat.prawn],
    [forCat.bellWand, forCat.woolBall, forCat.catnipMouse, forCat.chicken],
    [forCat.wand, forCat.jumpingBall, forCat.catnip, forCat.chicken],
    [forCat.mouseWand, forCat.woolBall, forCat.catnip, forCat.fish],
    [forCat.bellWand, forCat.jumpingBall, forCat.catnipMouse, forCat.prawn],
    [forCat.wand, forCat.woolBall, forCat.catnipMouse, forCat.prawn],
    [forCat.mouseWand, forCat.jumpingBall, forCat.catnip, forCat.chicken],
    [forCat.bellWand, forCat.woolBall, forCat.catnip, forCat.fish],
    [forCat.wand, forCat.jumpingBall, forCat.catnipMouse, forCat.fish],
    [forCat.mouseWand, forCat.woolBall, forCat.catnip, forCat.chicken],
    [forCat.bellWand, forCat.jumpingBall, forCat.catnip, forCat.prawn],
    [forCat.wand, forCat.woolBall, forCat.catnipMouse, forCat.chicken],
  ],
};

/** The items of a track's boxes and their values, from the oldest photographed month to the newest. */
export function pastBoxContents(species: Species, track: string): readonly Pick<BoxPicture, "items" | "itemsValue">[] {
  return (boxesByTrack[`${species} ${track}`] ?? []).map((items) => ({
    items: items.map(([name]) => name),
    itemsValue: addCents(...items.map(([, price]) => centsFromDecimal(price))),
  }));
}
