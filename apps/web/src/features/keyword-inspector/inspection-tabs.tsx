import { Panel } from '@keydence/ui';
import { Tabs } from '@mantine/core';
import classes from './keyword-inspector.module.css';
import { type InspectorTab, inspectorTabs } from './keyword-inspector-search.ts';
import { messages, tabLabels } from './messages.ts';
import { RelatedPanel } from './related-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';

interface InspectionTabsProps {
  keyword: string;
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  onInspect: (keyword: string) => void;
  now: Date;
}

/** Keywords and results around the inspected keyword. Only the open tab queries the source. */
export function InspectionTabs({ keyword, tab, onTab, onInspect, now }: InspectionTabsProps) {
  return (
    <Panel className={classes.tabs ?? ''}>
      <Tabs
        value={tab}
        onChange={(value) => onTab(inspectorTabs.find((name) => name === value) ?? 'related')}
        keepMounted={false}
      >
        <Tabs.List aria-label={messages.around}>
          {inspectorTabs.map((name) => (
            <Tabs.Tab key={name} value={name} mih={44} px={{ base: 10, xs: 'md' }}>
              {tabLabels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="related" pt="md">
          <RelatedPanel keyword={keyword} kind="related" onInspect={onInspect} />
        </Tabs.Panel>
        <Tabs.Panel value="questions" pt="md">
          <RelatedPanel keyword={keyword} kind="questions" onInspect={onInspect} />
        </Tabs.Panel>
        <Tabs.Panel value="results" pt="md">
          <ResultsPanel keyword={keyword} now={now} />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}
