import { SelectionProvider } from '../../app/use-selection.tsx';
import { SectionView } from './section-view.tsx';

/** The application around every dashboard section. */
export function ShellScreen() {
  return (
    <SelectionProvider>
      <main>
        <SectionView />
      </main>
    </SelectionProvider>
  );
}
