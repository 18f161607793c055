import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

/** How far a press must move before it counts as a drag, in pixels: a clicking hand is never quite still. */
const slack = 5;

const ownsItsPointer = "input, textarea, select, [contenteditable], [role=slider]";

interface DragOptions {
  viewport: RefObject<HTMLElement | null>;
  /**
   * Ends the drag after so many pixels of the scroll offset. Scrolls to the resulting slide and returns its
   * offset.
   */
  onDragged: (pixels: number) => number;
  /** The drag begins. */
  onHeld: () => void;
}

/** Scrolls by dragging with a mouse; touch scrolls natively. Meanwhile `data-grip` disables snapping. */
export function useMouseDrag({ viewport, onDragged, onHeld }: DragOptions) {
  const press = useRef<{ readonly x: number; readonly left: number; dragging: boolean }>(undefined);
  const wasDrag = useRef(false);

  function letGo(): void {
    const element = viewport.current;
    const pressed = press.current;
    press.current = undefined;
    if (!pressed?.dragging || element === null) return;
    element.dataset.grip = "settling";
    const goal = onDragged(element.scrollLeft - pressed.left);
    // At the target no scroll occurs, and older browsers lack `scrollend`.
    if (Math.abs(element.scrollLeft - goal) < 1 || !("onscrollend" in window)) settle();
  }

  function settle(): void {
    if (viewport.current?.dataset.grip === "settling") delete viewport.current.dataset.grip;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      onHeld();
      wasDrag.current = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest(ownsItsPointer)) return;
      press.current = { x: event.clientX, left: event.currentTarget.scrollLeft, dragging: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const pressed = press.current;
      if (pressed === undefined) return;
      // The button was released outside the window.
      if (event.buttons === 0) return letGo();
      const way = event.clientX - pressed.x;
      if (!pressed.dragging && Math.abs(way) < slack) return;
      if (!pressed.dragging) {
        pressed.dragging = true;
        wasDrag.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        event.currentTarget.dataset.grip = "held";
      }
      event.currentTarget.scrollLeft = pressed.left - way;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onScrollEnd: settle,
    /** A drag that began on a link or a button must not press it. */
    onClickCapture(event: MouseEvent) {
      if (!wasDrag.current) return;
      wasDrag.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** The browser's native dragging of pictures and links would take the pointer away. */
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault();
    },
  };
}
