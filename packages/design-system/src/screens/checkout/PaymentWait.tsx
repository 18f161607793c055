import { styled } from "styled-components";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Video } from "../../components/media/Video/index.ts";
import { PaymentCountdown } from "../../components/payment/PaymentCountdown/index.ts";
import { tokens } from "../../tokens/index.ts";

/** A round view of the hall: the pet in front of the door. */
const Hall = styled.div`
  position: relative;
  width: 100%;
  max-width: ${tokens.size.tileSmall};
  max-width: min(${tokens.size.tileSmall}, 40vw);
  aspect-ratio: 1;
  margin-inline: auto;
  overflow: hidden;
  border-radius: 50%;

  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  & > div { position: absolute; inset: auto 34% 0 -2%; }
  & > div > svg { width: 100%; }
`;

export interface PaymentWaitProps {
  /** The pet that the box is for; without it there is no picture. */
  readonly portrait?: PortrayedPet | undefined;
  /** Elapsed seconds, 0 to 60. */
  readonly second: number;
  /** URL of a video to watch while waiting. */
  readonly video?: string | undefined;
}

/** The 60-second countdown while the bank decides, with an optional video (MAN-074). */
export function PaymentWait({ portrait, second, video }: PaymentWaitProps) {
  return (
    <Stack gap="s6">
      {portrait === undefined ? null : <ListeningScene pet={portrait} />}
      <Stack gap="s2">
        <Heading headingLevel={1} tabIndex={-1} align="center">
          Estamos confirmando seu pagamento
        </Heading>
        <Text tone="soft" align="center">
          Costuma levar menos de um minuto. Deixe esta página aberta.
        </Text>
      </Stack>
      <Card>
        <PaymentCountdown elapsedSeconds={second} texts={{ label: "Esperando a resposta do banco" }} />
      </Card>
      {video === undefined ? null : <Video src={video} label="Enquanto isso, conheça a PetBox" />}
    </Stack>
  );
}

interface ListeningSceneProps {
  readonly pet: PortrayedPet;
}

const doors = {
  dog: { wall: tokens.color.primaryTint, door: "#8f5bea", panel: "#7440d6" },
  cat: { wall: tokens.color.affectionTint, door: "#ff8f87", panel: "#ee6a68" },
} as const;

/** The bank decides: the pet listens at the door. Decorative; still under reduced motion. */
function ListeningScene({ pet }: ListeningSceneProps) {
  const { wall, door, panel } = doors[pet.species];
  return (
    <Hall>
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <path d="M0 0h240v240H0z" fill={wall} />
        <path d="M144 44a6 6 0 0 1 6-6h80v202h-86z" fill={door} />
        <g fill={panel}>
          <rect x="160" y="58" width="60" height="62" rx="6" />
          <rect x="160" y="140" width="60" height="80" rx="6" />
        </g>
        <circle cx="154" cy="132" r="6" fill={tokens.color.highlight} />
        <g fill="none" stroke={tokens.color.highlight} strokeWidth="6" strokeLinecap="round">
          <path d="M128 74c-7-7-7-17 0-24M112 82c-13-12-13-28 0-40" />
        </g>
      </svg>
      <div>
        <PetPortrait {...pet} mood="listening" ground="none" />
      </div>
    </Hall>
  );
}
