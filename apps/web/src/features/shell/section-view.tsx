import { BeatLoader } from '@keydence/ui';
import { CatchBoundary, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DomainGate } from '../../app/domain-gate.tsx';
import { drawnMoveOf } from '../../app/moves/move-drawer-link.ts';
import { PageError } from '../../app/page-error.tsx';
import { isSectionName, moveDrawer, sections } from '../../app/sections.tsx';
import { usePreloadedSections } from '../../app/use-preloaded-sections.ts';
import { ComingSoon } from './coming-soon.tsx';

/** The screen that the `section` parameter names, and the dialog over it; a notice where there is no screen. */
export function SectionView() {
  usePreloadedSections();
  const search = useSearch({ from: '/dashboard' });
  const { section = 'dashboard' } = search;
  const entry = isSectionName(section) ? sections[section] : undefined;
  const view = entry ? (
    <Suspense fallback={<BeatLoader />}>
      <entry.screen.Part />
    </Suspense>
  ) : (
    <ComingSoon />
  );
  const overlay = entry?.overlay;
  const isOverlaid = overlay !== undefined && search[overlay.parameter] !== undefined;
  return (
    // A screen that fails leaves the way to the others open.
    <CatchBoundary getResetKey={() => section} errorComponent={PageError}>
      {entry?.needsDomain ? <DomainGate hasMoves={entry.hasMoves}>{view}</DomainGate> : view}
      {isOverlaid ? (
        <Suspense fallback={null}>
          <overlay.dialog.Part />
        </Suspense>
      ) : null}
      {entry?.needsDomain && drawnMoveOf(search) !== undefined ? (
        <Suspense fallback={null}>
          <moveDrawer.Part />
        </Suspense>
      ) : null}
    </CatchBoundary>
  );
}
