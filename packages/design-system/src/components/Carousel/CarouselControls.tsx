import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Controls, Counter, Dot, Dots } from "./Carousel.styles.ts";

/** With more slides than these the dots would be wider than a phone: a counter stands in their place. */
const mostDots = 6;

export interface CarouselControlTexts {
  /** @default "Anterior" */
  previousLabel: string;
  /** @default "Próximo" */
  nextLabel: string;
  /**
   * Where one is; slides count from 1.
   * @default (slide, total) => `Slide ${slide} de ${total}`
   */
  slideLabel: (slide: number, total: number) => string;
  /**
   * The name of a dot; slides count from 1.
   * @default (slide, total) => `Ir para o slide ${slide} de ${total}`
   */
  dotLabel: (slide: number, total: number) => string;
}

interface CarouselControlsProps extends CarouselControlTexts {
  current: number;
  total: number;
  wraps: boolean;
  onStep: (steps: number) => void;
  onGoTo: (slide: number) => void;
}

/** The two buttons and the dots. At an end that does not wrap a button stays in its place and keeps the focus. */
export function CarouselControls(props: CarouselControlsProps) {
  const { current, total, wraps, previousLabel, nextLabel, slideLabel, dotLabel, onStep, onGoTo } = props;
  const step = (label: string, steps: number, atEnd: boolean, Sign: typeof ChevronLeft) => (
    <IconButton
      label={label}
      variant="surface"
      aria-disabled={atEnd || undefined}
      onClick={() => (atEnd ? undefined : onStep(steps))}
    >
      <Sign aria-hidden />
    </IconButton>
  );
  return (
    <Controls>
      {step(previousLabel, -1, !wraps && current === 0, ChevronLeft)}
      {total > mostDots ? (
        <Counter aria-hidden>{slideLabel(current + 1, total)}</Counter>
      ) : (
        <Dots>
          {Array.from({ length: total }, (_, slide) => (
            <Dot
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={slide}
              type="button"
              aria-label={dotLabel(slide + 1, total)}
              aria-current={slide === current || undefined}
              onClick={() => onGoTo(slide)}
            />
          ))}
        </Dots>
      )}
      {step(nextLabel, 1, !wraps && current === total - 1, ChevronRight)}
    </Controls>
  );
}
