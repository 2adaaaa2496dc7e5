import { describe, expect, it } from 'vitest';
import { checkDebounceMs } from './add-domain-form.tsx';
import { basicTexts, domainTexts, locationTexts, logoTexts, messages } from './messages.ts';
import { savedNoteMs } from './use-saved-note.ts';

describe('texts and limits of the workspace settings', () => {
  it.each([
    ['start of the edit mode', messages.edit, 'Edit Profile'],
    ['end of the edit mode, saved', messages.save, 'Save Changes'],
    ['end of the edit mode, not saved', messages.cancel, 'Cancel'],
    ['card of the name', basicTexts.title, 'Basic Information'],
    ['card of the location', locationTexts.title, 'SEO Analysis Location'],
    ['card of the domains', domainTexts.title, 'Domain Management'],
    ['saved location', locationTexts.saved, '✓ Saved!'],
    ['adding fails', domainTexts.addFailed, 'Failed to add domain. Please try again.'],
    ['while checking', domainTexts.wait, 'Please wait while we verify your domain...'],
    ['title of the error panel', messages.loadErrorTitle, 'Error loading company data'],
    ['failed load', messages.loadFailed, 'Failed to load company data'],
    ['failed refresh', messages.refreshFailed, 'Failed to refresh company data'],
    ['failed upload of the icon', logoTexts.failed, 'Icon upload failed'],
    ['saved note, ms', savedNoteMs, 3000],
    ['pause before a check, ms', checkDebounceMs, 1000],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });
});
