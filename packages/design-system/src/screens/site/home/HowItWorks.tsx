import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Stack } from "../../../components/foundations/Stack/index.ts";
import { Text } from "../../../components/foundations/Text/index.ts";
import { Band, Opening } from "./Band.styles.ts";
import { Contents, Items, StepNumber, StepPicture, Steps } from "./HowItWorks.styles.ts";
import type { HomeWords } from "./words.ts";

/** An item in the boxes. */
export interface HomeItem {
  readonly name: string;
  /** URL of its picture, 160 × 160. */
  readonly image: string;
}

interface HowItWorksProps {
  readonly words: HomeWords;
  readonly images: readonly string[];
  readonly items: readonly HomeItem[];
}

/** "Como funciona", also the target of the menu entry (MAN-042). */
export function HowItWorks({ words, images, items }: HowItWorksProps) {
  return (
    <Band id="oquevem" data-tall data-tone="surface" aria-labelledby="como-funciona">
      <Container>
        <Opening>
          <Heading headingLevel={2} size="display" align="center" id="como-funciona">
            Como funciona
          </Heading>
          <Text tone="soft" size="large">
            Do sofá até a patinha, em quatro passos.
          </Text>
        </Opening>
        <Steps>
          {words.steps.map(({ title, text }, index) => (
            <li key={title}>
              <StepPicture>
                <Image src={images[index] ?? ""} alt="" width={240} height={180} shape="square" />
                <StepNumber aria-hidden="true">{index + 1}</StepNumber>
              </StepPicture>
              <Stack gap="s1">
                <Heading headingLevel={3}>{title}</Heading>
                <Text tone="soft">{text}</Text>
              </Stack>
            </li>
          ))}
        </Steps>
        <Contents>
          <Heading headingLevel={3} size="title">
            {words.contentsTitle}
          </Heading>
          <Items role="list">
            {items.map(({ name, image }) => (
              <li key={name}>
                <Image src={image} alt="" width={160} height={160} shape="square" />
                {name}
              </li>
            ))}
          </Items>
        </Contents>
      </Container>
    </Band>
  );
}
