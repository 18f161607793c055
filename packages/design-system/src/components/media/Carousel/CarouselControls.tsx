import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Controls, Counter, Dot, Marks } from "./Carousel.styles.ts";
import type { CarouselTexts } from "./carouselTexts.ts";

/** With more slides the dots would be wider than their container: a counter replaces them. */
const mostDots = { narrow: 6, wide: 13 };

interface CarouselControlsProps {
  texts: CarouselTexts;
  current: number;
  total: number;
  wraps: boolean;
  marks: ReactNode;
  onStep: (steps: number) => void;
  onGoTo: (slide: number) => void;
}

/** The two buttons and the dots. At an end without wrapping a button stays in place and keeps the focus. */
export function CarouselControls(props: CarouselControlsProps) {
  const { current, total, wraps, marks, texts, onStep, onGoTo } = props;
  const { previousLabel, nextLabel, slideLabel, dotLabel } = texts;
  const counted = marks === undefined && total > mostDots.narrow;
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
      {counted ? (
        <Counter aria-hidden data-narrow-only={total <= mostDots.wide || undefined}>
          {slideLabel(current + 1, total)}
        </Counter>
      ) : null}
      {counted && total > mostDots.wide ? null : (
        <Marks data-wide-only={counted || undefined}>
          {marks ??
            Array.from({ length: total }, (_, slide) => (
              <Dot
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
                key={slide}
                type="button"
                aria-label={dotLabel(slide + 1, total)}
                aria-current={slide === current || undefined}
                onClick={() => onGoTo(slide)}
              />
            ))}
        </Marks>
      )}
      {step(nextLabel, 1, !wraps && current === total - 1, ChevronRight)}
    </Controls>
  );
}
