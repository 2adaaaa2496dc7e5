import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

const kind = 'content-piece';

/** The piece that a drag carries; null for a drag of something else. */
function draggedId(data: Record<string | symbol, unknown>): string | null {
  return data.kind === kind && typeof data.id === 'string' ? data.id : null;
}

/** Makes an element a piece that can be dragged, and a place above which others can be dropped. Null: neither. */
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

/** Makes an element a column at whose end pieces can be dropped, unless they land on one of its cards. */
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
