import { BrandLoader } from '@keydence/ui';
import { CatchBoundary, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { drawnEvidenceOf } from '../../lib/evidence/evidence-link.ts';
import { DomainGate } from '../domain-gate.tsx';
import { PageError } from '../page-error.tsx';
import { isSectionName } from '../section-names.ts';
import { evidenceDrawers, sections } from '../sections.tsx';
import { usePreloadedSections } from '../use-preloaded-sections.ts';
import { ComingSoon } from './coming-soon.tsx';

/** Screen of the `section` parameter, with the dialog over it; a notice for unknown sections. */
export function SectionView() {
  usePreloadedSections();
  const search = useSearch({ from: '/dashboard' });
  const { section = 'dashboard' } = search;
  const entry = isSectionName(section) ? sections[section] : undefined;
  const view = entry ? (
    <Suspense fallback={<BrandLoader />}>
      <entry.screen.Part />
    </Suspense>
  ) : (
    <ComingSoon />
  );
  const drawn = entry?.needsDomain ? drawnEvidenceOf(search) : undefined;
  const Drawer = drawn && evidenceDrawers[drawn.kind].Part;
  const overlay = entry?.overlay;
  const isOverlaid = overlay !== undefined && search[overlay.parameter] !== undefined;
  return (
    // If a screen fails, the links to the others still work.
    <CatchBoundary getResetKey={() => section} errorComponent={PageError}>
      {entry?.needsDomain ? (
        <DomainGate hasMoves={entry.hasMoves} needsNoFigures={entry.needsNoFigures}>
          {view}
        </DomainGate>
      ) : (
        view
      )}
      {isOverlaid ? (
        <Suspense fallback={null}>
          <overlay.dialog.Part />
        </Suspense>
      ) : null}
      {Drawer ? (
        <Suspense fallback={null}>
          <Drawer />
        </Suspense>
      ) : null}
    </CatchBoundary>
  );
}
