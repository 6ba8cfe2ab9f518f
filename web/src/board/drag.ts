/**
 * Dragging a piece by mouse, pen or finger, as a Svelte attachment.  The pointer is captured by the piece, which has
 * `touch-action: none`; what lies below is found by `data-drop` on elements, so it is right at any zoom.
 */

import type { Attachment } from "svelte/attachments";

/** Where a dragged piece is, in the page's pixels, and the `data-drop` of what lies below. */
export interface DragSpot {
  x: number;
  y: number;
  drop: string | null;
}

export interface DragHandlers {
  /** May it be dragged now? */
  enabled(): boolean;
  start(): void;
  move(spot: DragSpot): void;
  /** Let go; `drop` null is beside everything. */
  end(spot: DragSpot): void;
  cancel(): void;
}

/** Pixels that a pointer moves before it is a drag and no tap. */
const THRESHOLD = 6;
/** A finger hides what is below it: the piece is held so much above. */
const FINGER_LIFT = 44;

export function draggable(handlers: DragHandlers): Attachment<HTMLElement> {
  return (piece) => {
    let from: { id: number; x: number; y: number } | null = null;
    let dragging = false;

    const spot = (event: PointerEvent): DragSpot => {
      const [x, y] = [event.clientX, event.clientY - (event.pointerType === "touch" ? FINGER_LIFT : 0)];
      const below = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-drop]");
      return { x, y, drop: below?.dataset["drop"] ?? null };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !handlers.enabled()) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
        dragging = true;
        piece.setPointerCapture(event.pointerId);
        handlers.start();
      }
      handlers.move(spot(event));
    };
    const stop = (): void => {
      from = null;
      dragging = false;
    };
    const up = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      const dropped = dragging;
      stop();
      if (!dropped) return;
      piece.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => piece.removeEventListener("click", swallow, { capture: true }));
      handlers.end(spot(event));
    };
    const cancel = (): void => {
      const dropped = dragging;
      stop();
      if (dropped) handlers.cancel();
    };

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerup", up);
    piece.addEventListener("pointercancel", cancel);
    return () => {
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerup", up);
      piece.removeEventListener("pointercancel", cancel);
    };
  };
}

/** The click that a browser sends after a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
