import { Allowed } from '../../lib/allowed.tsx';
import { CorrectSelectedMenu } from './correct-selected-menu.tsx';
import { DeleteSelectedButton } from './delete-selected-button.tsx';
import { ExportButton } from './export-button.tsx';
import type { KeywordsSearch } from './keywords-search.ts';
import { TagSelectedButton } from './tag-selected-button.tsx';
import type { Deletion } from './use-delete-keywords.ts';
import type { ListSelection } from './use-keyword-selection.ts';
import type { Keyword } from './use-keywords.ts';

interface SelectionActionsProps {
  selection: ListSelection;
  search: KeywordsSearch;
  /** Keywords of the page. */
  keywords: readonly Keyword[];
  onDelete: (deletion: Deletion) => void;
}

/** Actions on the selected keywords, one button each. */
export function SelectionActions({ selection, search, keywords, onDelete }: SelectionActionsProps) {
  const { isAll, ids } = selection.selection;
  return (
    <>
      <Allowed>
        <TagSelectedButton selection={selection} search={search} />
        <CorrectSelectedMenu selection={selection} search={search} />
      </Allowed>
      <ExportButton search={search} {...(isAll ? {} : { keywordIds: ids })} />
      <Allowed>
        <DeleteSelectedButton selection={selection} search={search} keywords={keywords} onDelete={onDelete} />
      </Allowed>
    </>
  );
}
