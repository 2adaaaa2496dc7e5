import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

const kind = 'content-piece';

/** Id of the dragged plan item; null for any other drag. */
function draggedId(data: Record<string | symbol, unknown>): string | null {
  return data.kind === kind && typeof data.id === 'string' ? data.id : null;
}

/** Makes an element a draggable plan item and a drop target above itself. Null: neither. */
export function useCardDrag(id: string | null, onDropAbove: (draggedItemId: string) => void) {
  const ref = useRef<HTMLLIElement>(null);
  const drop = useRef(onDropAbove);
  drop.current = onDropAbove;
  const [state, setState] = useState<'idle' | 'dragging' | 'over'>('idle');
  useEffect(() => {
    const element = ref.current;
    if (!element || id === null) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setState('dragging'),
        onDrop: () => setState('idle'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => (draggedId(source.data) ?? id) !== id,
        onDragEnter: () => setState('over'),
        onDragLeave: () => setState('idle'),
        onDrop: ({ source }) => {
          setState('idle');
          const dragged = draggedId(source.data);
          if (dragged !== null) drop.current(dragged);
        },
      }),
    );
  }, [id]);
  return { ref, state };
}

/** Makes an element a column with a drop target at its end, except over its cards. */
export function useColumnDrop(onDropAtEnd: (draggedItemId: string) => void) {
  const ref = useRef<HTMLElement>(null);
  const drop = useRef(onDropAtEnd);
  drop.current = onDropAtEnd;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedId(source.data) !== null,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source, location }) => {
        setIsOver(false);
        const dragged = draggedId(source.data);
        const isInnermost = location.current.dropTargets[0]?.element === element;
        if (dragged !== null && isInnermost) drop.current(dragged);
      },
    });
  }, []);
  return { ref, isOver };
}
