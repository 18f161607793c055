import { petPictureSources } from "@petbox/domain/pet/pictureSources";
import { speciesOfSize } from "@petbox/domain/pet/size";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import type { ListedStatus } from "@petbox/domain/subscription/listedSubscription";
import { membershipText } from "@petbox/domain/subscription/membership";
import { overdueText } from "@petbox/domain/subscription/overdue";
import { CircleAlert, Medal } from "lucide-react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Icon } from "../../components/foundations/Icon/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetImage } from "../../components/media/PetPortrait/PetImage.tsx";
import { Badge } from "../../components/status/Badge/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { nameOfPet } from "./nameOfPet.ts";
import { LevelMedal, Names, Pet, Portrait } from "./SubscriptionTracker.styles.ts";

interface TrackedPetProps {
  readonly flow: ShipmentFlow;
  /** Whether a charge is open, and nothing else on the page says so. */
  readonly overdue: boolean;
  /** Replaces that while its payment is pending. */
  readonly paying: ListedStatus | undefined;
}

/** The pet: name, picture, start date and level (SUB-020, SUB-163, SUB-164). */
export function TrackedPet({ flow, overdue, paying }: TrackedPetProps) {
  const membership = membershipText({ ...flow, hasExpired: flow.facts?.status === "expired" });
  const sources = petPictureSources(flow.picture);
  const { size, species = speciesOfSize(size) } = flow.picture;
  return (
    <Pet data-over={flow.active ? undefined : ""}>
      <Portrait>
        <PetImage
          {...{ sources, species, size }}
          name={flow.pet.name}
          alt={`${sources.length === 0 ? "Retrato" : "Foto"} de ${nameOfPet(flow.pet)}`}
          width={80}
          priority
        />
      </Portrait>
      <Names>
        <Heading headingLevel={3} size="title">
          {nameOfPet(flow.pet)}
        </Heading>
        {membership === undefined ? null : (
          <Text size="small" tone="soft">
            {membership}
          </Text>
        )}
        <Inline gap="s2">
          {flow.level === undefined ? null : (
            <Badge>
              <LevelMedal icon={Medal} size="small" data-level={flow.level} />
              <span>{`Nível ${flow.level}`}</span>
            </Badge>
          )}
          {overdue ? <Overdue paying={paying} /> : null}
        </Inline>
      </Names>
    </Pet>
  );
}

function Overdue({ paying }: Pick<TrackedPetProps, "paying">) {
  if (paying !== undefined) return <StatusBadge {...paying} />;
  return (
    <Badge tone="highlight">
      <Icon icon={CircleAlert} size="small" />
      <span>{overdueText}</span>
    </Badge>
  );
}
