import { styled } from "styled-components";
import { frameWidth } from "../../components/media/Gallery/Gallery.styles.ts";
import { Gallery, type GalleryProps } from "../../components/media/Gallery/Gallery.tsx";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { tokens } from "../../tokens/index.ts";

/** Reserves the height of the first picture, its caption and its buttons, so that nothing shifts when they load. */
const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  width: 100%;
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
  padding-block-start: ${tokens.space.s3};
`;

const WaitingPicture = styled.div`
  ${frameWidth}
  position: relative;
  display: grid;
  aspect-ratio: 4 / 3;
  max-height: max(48vh, ${tokens.size.tileMedium});
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  & > span { height: 100%; border-radius: 0; }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: ${tokens.color.page};
  }
  /* No picture to show yet. */
  & > img[src="data:,"] { display: none; }
`;

const WaitingCaption = styled.div`
  display: flex;
  justify-content: center;
  padding-block-end: ${tokens.space.s3};
  & > span { width: ${tokens.size.tileSmall}; }
`;

/** Reserves the space of the buttons. */
const WaitingControls = styled.div`
  height: ${tokens.size.touch};
`;

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
