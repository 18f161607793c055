import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { ofPet } from "@petbox/domain/pet/phrases";
import {
  canConfirmDelivery,
  isReceivedBoxRateable,
  type ReceivedBox,
  receivedBoxTitle,
} from "@petbox/domain/shipment/receivedBox";
import { ratingPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { RatingSummary } from "../../components/status/RatingSummary/index.ts";
import { StatusBadge, type StatusBadgeProps } from "../../components/status/StatusBadge/index.ts";
import { NotArrived } from "../shipments/NotArrived.tsx";
import { HelpLink } from "../site/HelpLink.tsx";
import { boxHeadingId } from "./boxHeadingId.ts";
import { Fact, Facts, Head } from "./ReceivedBoxesScreen.styles.ts";

interface ReceivedBoxCardProps {
  readonly box: ReceivedBox;
  /** Whether it has the page's main button. */
  readonly isMain: boolean;
  readonly today: CivilDate;
  readonly onAsk: (box: ReceivedBox) => void;
}

/** A box: month, shipping status and rating (SUB-054, SUB-055), and its action. */
export function ReceivedBoxCard({ box, isMain, today, onAsk }: ReceivedBoxCardProps) {
  const { aborted, trackingCode, trackingAddress = "", delivered, deliveredOn } = box;
  return (
    <Card>
      <Stack gap="s4" align="start">
        <Head>
          <Image src="/imagens/caixa-fechada.svg" alt="" width={64} height={64} shape="square" fit="contain" />
          <Stack gap="s2" align="start">
            <Heading headingLevel={3} id={boxHeadingId(box)} tabIndex={-1}>
              {receivedBoxTitle(box)}
            </Heading>
            <StatusBadge {...standingOf(box, today)} />
          </Stack>
        </Head>
        {aborted || (trackingCode === undefined && deliveredOn === undefined) ? null : (
          <Facts>
            {trackingCode === undefined ? null : (
              <Fact>
                <dt>Código de rastreio</dt>
                <dd>
                  {/^https?:\/\//i.test(trackingAddress) ? (
                    <Link href={trackingAddress} newTab>
                      <bdi dir="ltr">{trackingCode}</bdi>
                    </Link>
                  ) : (
                    <bdi dir="ltr">{trackingCode}</bdi>
                  )}
                </dd>
              </Fact>
            )}
            {deliveredOn === undefined ? null : (
              <Fact>
                <dt>Data de entrega</dt>
                <dd>{formatBrazilianDate(deliveredOn)}</dd>
              </Fact>
            )}
          </Facts>
        )}
        {aborted ? <NotSent /> : null}
        {delivered && hasStars(box) ? <Rating box={box} /> : null}
        <WayOn {...{ box, isMain, today, onAsk }} />
      </Stack>
    </Card>
  );
}

/** What an aborted box means. Its row has no amounts, so the help answers about the money. */
function NotSent() {
  return (
    <Stack gap="s2" align="start">
      <Text>Esta caixa não saiu. Ficou alguma dúvida?</Text>
      <HelpLink />
    </Stack>
  );
}

function hasStars({ boxAverage, itemsAverage }: ReceivedBox): boolean {
  return boxAverage !== undefined || itemsAverage !== undefined;
}

function Rating({ box }: Pick<ReceivedBoxCardProps, "box">) {
  return (
    <RatingSummary
      categories={[
        { label: "BOX", average: box.boxAverage },
        { label: "Itens", average: box.itemsAverage },
      ]}
    />
  );
}

function standingOf(box: ReceivedBox, today: CivilDate): Extract<StatusBadgeProps, { tone: unknown }> {
  const { aborted, delivered, posted } = box;
  if (canConfirmDelivery(box, today)) return { tone: "warning", label: "Atrasada" };
  if (aborted) return { tone: "danger", label: "Envio abortado" };
  if (delivered) return { tone: "success", label: "Entregue" };
  return { tone: "info", label: posted ? "A caminho" : "Em preparação" };
}

/** The box's single action; none while it is in transit or cancelled. */
function WayOn({ box, isMain, today, onAsk }: ReceivedBoxCardProps) {
  const variant = isMain ? "primary" : "secondary";
  const boxName = `${receivedBoxTitle(box)} ${ofPet(box.pet)}`;
  const name = <VisuallyHidden>{` (${boxName})`}</VisuallyHidden>;
  const href = pathTo(ratingPaths.rating, { shipment: box.id });
  if (canConfirmDelivery(box, today)) {
    return (
      <Stack gap="s2" align="start">
        <Button size="small" variant={variant} onClick={() => onAsk(box)}>
          Confirmar entrega
          {name}
        </Button>
        <NotArrived box={boxName} trackingCode={box.trackingCode} />
      </Stack>
    );
  }
  if (isReceivedBoxRateable(box)) {
    return (
      <LinkButton href={href} size="small" variant={variant}>
        {hasStars(box) ? "Terminar a avaliação" : "Avaliar este BOX"}
        {name}
      </LinkButton>
    );
  }
  if (!box.rated) return null;
  return (
    <Link href={href} standalone>
      Ver avaliação
      {name}
    </Link>
  );
}
