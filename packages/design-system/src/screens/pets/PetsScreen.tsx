import { petPictureSources } from "@petbox/domain/pet/pictureSources";
import { speciesOfSize } from "@petbox/domain/pet/size";
import { planPaths, sitePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { petSubscriptions } from "@petbox/domain/subscription/scheduledPurchase";
import { PetCard } from "../../components/commerce/PetCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";

export interface PetsScreenProps {
  readonly subscriptions: readonly AccountSubscription[];
  /** Called when a pet's picture is pressed. */
  readonly onChangePicture: (subscription: AccountSubscription) => void;
}

/** The account's pets, one card per subscription (SUB-075 to SUB-079). */
export function PetsScreen({ subscriptions, onChangePicture }: PetsScreenProps) {
  const ofPets = petSubscriptions(subscriptions);
  if (ofPets.length === 0) return <PetCard subscribeHref={sitePaths.subscribe} headingLevel={2} />;
  return (
    <Grid list tile="large">
      {ofPets.map((subscription) => {
        const { contractId, pet, petPicture, petSize, petSpecies = speciesOfSize(petSize) } = subscription;
        const [picture, ...fallbacks] = petPictureSources({ address: petPicture, species: petSpecies });
        return (
          <li key={contractId}>
            <PetCard
              name={pet.name ?? "Seu pet"}
              sex={pet.sex}
              image={picture}
              imageFallbacks={fallbacks}
              size={petSize}
              species={petSpecies}
              planHref={pathTo(planPaths.plan, { code: contractId })}
              onChangePicture={() => onChangePicture(subscription)}
              headingLevel={2}
            />
          </li>
        );
      })}
    </Grid>
  );
}
