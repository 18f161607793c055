import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Controls, Counter, Dot, Dots, Marks } from "./Carousel.styles.ts";
import type { CarouselTexts } from "./carouselTexts.ts";

/** The widths of a container, each with the most dots that fit between its two buttons. */
const dotsThatFit = { phone: 4, narrow: 6, wide: 13 };

/** The narrowest container that holds all dots in the line of the buttons; undefined if none does. */
function roomForDots(total: number): keyof typeof dotsThatFit | undefined {
  if (total <= dotsThatFit.phone) return "phone";
  if (total <= dotsThatFit.narrow) return "narrow";
  return total <= dotsThatFit.wide ? "wide" : undefined;
}

interface CarouselControlsProps {
  texts: CarouselTexts;
  current: number;
  total: number;
  wraps: boolean;
  marks: ReactNode;
  onStep: (steps: number) => void;
  onGoTo: (slide: number) => void;
}

/**
 * The two buttons with the dots, or with a counter where the dots do not fit. At an end without wrapping a button stays in place and keeps
 * the focus.
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { current, total, wraps, marks, texts, onStep, onGoTo } = props;
  const { previousLabel, nextLabel, slideLabel, dotLabel } = texts;
  const room = roomForDots(total);
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
      {marks === undefined ? (
        <>
          {room === "phone" ? null : (
            <Counter aria-hidden data-until={room}>
              {slideLabel(current + 1, total)}
            </Counter>
          )}
          {room === undefined ? null : (
            <Dots data-from={room}>
              {Array.from({ length: total }, (_, slide) => (
                <Dot
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
                  key={slide}
                  type="button"
                  aria-label={dotLabel(slide + 1, total)}
                  aria-current={slide === current || undefined}
                  onClick={() => onGoTo(slide)}
                />
              ))}
            </Dots>
          )}
        </>
      ) : (
        <Marks>{marks}</Marks>
      )}
      {step(nextLabel, 1, !wraps && current === total - 1, ChevronRight)}
    </Controls>
  );
}
