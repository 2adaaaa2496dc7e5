import { enhanceNewsletter } from './enhance-newsletter.ts';

enhanceNewsletter(document);
