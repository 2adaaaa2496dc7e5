import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './app/app-providers.tsx';
import { createAppServices } from './app/app-services.ts';
import { createAppRouter } from './app/router.tsx';
import { readPageSetting } from './lib/page-setting.ts';

const services = createAppServices(window.location.origin);
const router = createAppRouter({ auth: services.auth });
const styleNonce = readPageSetting('csp-nonce') ?? '';
// The scroll lock of drawers and dialogs reads the nonce of its style element here.
Object.assign(window, { __webpack_nonce__: styleNonce });
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppProviders services={services} styleNonce={styleNonce}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}
