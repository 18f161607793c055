import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { TrackOffer } from "@petbox/domain/plan/offerPrices";
import { Button } from "../../components/actions/Button/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Confirmation } from "./PreselectedTrack.styles.ts";

interface PreselectedTrackProps {
  readonly tracks: AsyncResult<readonly TrackOffer[]>;
  readonly tag: string;
  /** Whether the track is being saved. */
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

/** The track that the visitor chose before the funnel, with a button that keeps it. Renders nothing if it is not on offer. */
export function PreselectedTrack({ tracks, tag, pending, onConfirm }: PreselectedTrackProps) {
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
