import { Gallery, type GalleryProps } from "../../components/media/Gallery/Gallery.tsx";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Waiting, WaitingCaption, WaitingControls, WaitingPicture } from "./PastBoxesView.styles.ts";

/** Labels of the picture viewer, worded for boxes. */
const texts = {
  previousLabel: "Caixa anterior",
  nextLabel: "Próxima caixa",
  pictureLabel: (picture: number, total: number) => `Caixa ${picture} de ${total}`,
  goToLabel: (picture: number, total: number) => `Ir para a caixa ${picture} de ${total}`,
  missingLabel: "A foto desta caixa não está mais aqui.",
};

type PastBoxesViewProps = Pick<GalleryProps, "label" | "pictures" | "defaultPicture" | "empty">;

/** Past boxes: a swipeable row on a phone, a viewer with buttons and dots on wide screens (MAN-136, MAN-137). */
export function PastBoxesView(props: PastBoxesViewProps) {
  return <Gallery {...props} thumbnails={false} texts={texts} />;
}

interface PastBoxesSkeletonProps {
  /** URL of the first picture, if known before the others. */
  readonly picture?: string | undefined;
}

/** Loading skeleton of the pictures. */
export function PastBoxesSkeleton({ picture }: PastBoxesSkeletonProps) {
  return (
    <Waiting aria-busy="true">
      <WaitingPicture>
        <Skeleton />
        {picture === undefined ? null : <img src={picture} alt="" />}
      </WaitingPicture>
      <WaitingCaption>
        <Skeleton />
      </WaitingCaption>
      <WaitingControls />
    </Waiting>
  );
}
