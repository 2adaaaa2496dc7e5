import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

export { tokensCss } from '@keydence/ui/tokens-css';

export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}
