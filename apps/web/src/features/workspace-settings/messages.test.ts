import { describe, expect, it } from 'vitest';
import { checkDebounceMs } from './add-domain-form.tsx';
import { basicTexts, domainTexts, locationTexts, logoTexts, messages } from './messages.ts';
import { savedNoteMs } from './use-saved-note.ts';

describe('the words and limits of the workspace settings', () => {
  it.each([
    ['part 1, section 2: edit mode', messages.edit, 'Edit Profile'],
    ['part 1, section 2: edit mode', messages.save, 'Save Changes'],
    ['part 1, section 2: edit mode', messages.cancel, 'Cancel'],
    ['part 1, section 2: cards', basicTexts.title, 'Basic Information'],
    ['part 1, section 2: cards', locationTexts.title, 'SEO Analysis Location'],
    ['part 1, section 2: cards', domainTexts.title, 'Domain Management'],
    ['part 1, section 4: location save', locationTexts.saved, '✓ Saved!'],
    ['part 1, section 5: adding fails', domainTexts.addFailed, 'Failed to add domain. Please try again.'],
    ['part 1, section 5: while checking', domainTexts.wait, 'Please wait while we verify your domain...'],
    ['part 1, section 8: panel', messages.loadErrorTitle, 'Error loading company data'],
    ['part 1, section 8: loading', messages.loadFailed, 'Failed to load company data'],
    ['part 1, section 8: refreshing', messages.refreshFailed, 'Failed to refresh company data'],
    ['part 1, section 8: icon', logoTexts.failed, 'Icon upload failed'],
    ['part 1, section 9: saved note, ms', savedNoteMs, 3000],
    ['part 1, section 9: pause before a check, ms', checkDebounceMs, 1000],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });
});
