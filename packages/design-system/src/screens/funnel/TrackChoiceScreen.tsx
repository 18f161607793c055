import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Gift } from "@petbox/domain/plan/gift";
import type { TrackOffer } from "@petbox/domain/plan/offerPrices";
import { styled } from "styled-components";
import { Button } from "../../components/actions/Button/index.ts";
import { GiftLine } from "../../components/commerce/GiftLine/index.ts";
import { TrackCard, TrackCardSkeleton } from "../../components/commerce/TrackCard/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { Aside } from "./OfferList.styles.ts";
import { OfferList } from "./OfferList.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

export interface TrackChoiceScreenProps {
  readonly save: StepSave;
  readonly pet: NamedPet;
  readonly tracks: AsyncResult<readonly TrackOffer[]>;
  /** The gift in the first box. */
  readonly gift?: Gift | undefined;
  /** Tag of the saved track. */
  readonly chosen?: string | undefined;
  /** Tag of the track that the visitor has chosen on a page outside the funnel since; it goes before the saved one. */
  readonly preselected?: string | undefined;
  /** Tag of the track being saved. */
  readonly pendingValue?: string | undefined;
  readonly onChoose: (tag: string) => void;
}

/** The experience track; selecting a card saves it (FUN-078 to FUN-082). */
export function TrackChoiceScreen(props: TrackChoiceScreenProps) {
  const { save, pet, tracks, gift, chosen, preselected, pendingValue, onChoose } = props;
  const marked = preselected ?? chosen;
  return (
    <StepScreen
      save={save}
      width="page"
      title={`Escolha a trilha ${ofPet(pet)}`}
      description="Cada trilha é um estilo de caixa. Preços por mês, no plano anual."
    >
      {gift === undefined ? null : (
        <Aside>
          <GiftLine {...gift} />
        </Aside>
      )}
      {preselected !== undefined && preselected !== chosen ? (
        <PreselectedTrack
          tracks={tracks}
          tag={preselected}
          pending={pendingValue === preselected}
          onConfirm={() => onChoose(preselected)}
        />
      ) : null}
      <OfferList
        offers={tracks}
        label="Trilhas"
        loadingText="Carregando as trilhas"
        failureTitle="Não deu para carregar as trilhas"
        skeleton={<TrackCardSkeleton />}
        empty={
          <EmptyState title="Nenhuma trilha por enquanto">
            As caixas deste mês acabaram. Suas respostas ficam guardadas: volte daqui a alguns dias.
          </EmptyState>
        }
        keyOf={({ track }) => track.tag}
      >
        {({ track, ...price }) => (
          <TrackCard
            {...price}
            className={track.class}
            name={track.name}
            description={track.description}
            image={track.image}
            popular={track.mostPopular}
            chosen={marked === track.tag}
            pending={pendingValue === track.tag}
            disabled={pendingValue !== undefined && pendingValue !== track.tag}
            onChoose={() => onChoose(track.tag)}
          />
        )}
      </OfferList>
    </StepScreen>
  );
}

/** The text above its button; on wide pages beside it. */
const Confirmation = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primaryTint};

  ${media.from768} {
    grid-template-columns: auto auto;
    align-items: center;
    justify-self: start;
    align-self: start;
    gap: ${tokens.space.s6};
  }
`;

interface PreselectedTrackProps {
  readonly tracks: AsyncResult<readonly TrackOffer[]>;
  readonly tag: string;
  /** Whether the track is being saved. */
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

/** The track that the visitor chose before the funnel, with a button that keeps it. Renders nothing if it is not on offer. */
function PreselectedTrack({ tracks, tag, pending, onConfirm }: PreselectedTrackProps) {
  if (tracks.status === "loading") {
    return (
      <Confirmation aria-hidden>
        <Skeleton width="medium" />
        <Skeleton shape="control" />
      </Confirmation>
    );
  }
  const track = readyValue(tracks)?.find((offer) => offer.track.tag === tag)?.track;
  if (track === undefined) return null;
  return (
    <Confirmation>
      <Text>
        Você escolheu <b>{track.name}</b>.
      </Text>
      <Button pending={pending} onClick={onConfirm}>
        Continuar com {track.name}
      </Button>
    </Confirmation>
  );
}
