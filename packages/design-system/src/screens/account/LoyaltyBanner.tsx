import type { LoyaltyLevel } from "@petbox/domain/loyalty/levels";
import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { loyaltyPaths } from "@petbox/domain/site/paths";
import { Image } from "../../components/foundations/Image/index.ts";
import { ShortcutCard } from "./ShortcutCard.tsx";

/** A level with the URL of its medal's image. */
export interface MedalLevel extends LoyaltyLevel {
  readonly medal?: string;
}

interface LoyaltyBannerProps {
  readonly standing: LoyaltyStanding<MedalLevel>;
  /** The pet whose boxes reached the level, if the customer has several: each subscription has a level of its own. */
  readonly pet: NamedPet | undefined;
}

/** The customer's loyalty level and a link to its page (SUB-009). */
export function LoyaltyBanner({ standing, pet }: LoyaltyBannerProps) {
  const { level, next } = standing;
  return (
    <ShortcutCard
      href={loyaltyPaths.own}
      icon={<Image src={level?.medal ?? ""} alt="" width={160} height={160} shape="square" />}
      label={
        level === undefined
          ? "Programa de fidelidade"
          : `Você é ${level.name} no programa de fidelidade${pet === undefined ? "" : `, com as caixas ${ofPet(pet)}`}`
      }
      description={
        next === undefined
          ? "Você chegou ao nível mais alto."
          : `${boxesLeft(next.boxesMissing)} para o nível ${next.level.name}`
      }
    />
  );
}

function boxesLeft(boxes: number): string {
  return boxes === 1 ? "Falta 1 BOX" : `Faltam ${boxes} BOX`;
}
