// The component view of `npm run dev`, at /components.html: both color schemes side by side. It is in no build.
import { ComponentView } from '@keydence/ui/view';
import { createRoot } from 'react-dom/client';

const schemes = ['light', 'dark'] as const;
const scheme = schemes.find((each) => location.search === `?${each}`);
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    scheme ? (
      <ComponentView scheme={scheme} />
    ) : (
      schemes.map((each) => <iframe key={each} title={each} src={`?${each}`} />)
    ),
  );
}
