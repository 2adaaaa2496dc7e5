import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { percentText, courseTexts as texts } from './course-texts.ts';
import type { VisibilityCourse } from './use-visibility.ts';

const mostCompared = 2;

interface CompareMenuProps {
  competitors: VisibilityCourse['competitors'];
  /** Ids of the competitors in the chart. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Competitors to show in the chart. */
export function CompareMenu({ competitors, chosen, onChange }: CompareMenuProps) {
  const isFull = chosen.length >= mostCompared;
  return (
    <Menu position="bottom-end" width={260} closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          mih={32}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        >
          {texts.compare}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.mostCompared}</Menu.Label>
        {competitors.map(({ id, name, visibility }) => {
          const isChosen = chosen.includes(id);
          return (
            <Menu.CheckboxItem
              key={id}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              <bdi>{name}</bdi> {percentText(visibility)}
            </Menu.CheckboxItem>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
