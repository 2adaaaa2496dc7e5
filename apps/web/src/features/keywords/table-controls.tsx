import type { GridDensity } from '@keydence/ui';
import { Button, Checkbox, NativeSelect, Popover, SegmentedControl } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { type KeywordColumnKey, keywordColumnKeys, keywordColumns } from './keyword-columns.tsx';
import classes from './keywords.module.css';
import type { KeywordsSearch } from './keywords-search.ts';
import { tableTexts as texts } from './table-messages.ts';
import type { TableSettings } from './table-settings.ts';

interface LayoutSwitchProps {
  isTable: boolean;
  onChange: (layout: 'cards' | 'table') => void;
}

function LayoutSwitch({ isTable, onChange }: LayoutSwitchProps) {
  return (
    <SegmentedControl
      aria-label={texts.layout}
      size="xs"
      value={isTable ? 'table' : 'cards'}
      onChange={(value) => onChange(value === 'table' ? 'table' : 'cards')}
      data={[
        { value: 'cards', label: texts.cards },
        { value: 'table', label: texts.table },
      ]}
    />
  );
}

interface ColumnPickerProps {
  columns: readonly KeywordColumnKey[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (changes: Pick<KeywordsSearch, 'columns'>) => void;
}

/** Which columns the table shows; at least one stays. */
function ColumnPicker({ columns, isOpen, onOpen, onChange }: ColumnPickerProps) {
  const show = (keys: readonly KeywordColumnKey[]) => onChange({ columns: keys.join('.') });
  const toggle = (key: KeywordColumnKey) =>
    show(keywordColumnKeys.filter((one) => columns.includes(one) !== (one === key)));
  return (
    <Popover opened={isOpen} onChange={onOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {texts.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.columns}>
        <div className={classes.columns}>
          {keywordColumnKeys.map((key) => (
            <Checkbox
              key={key}
              label={keywordColumns[key].name}
              checked={columns.includes(key)}
              disabled={columns.length === 1 && columns.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
          <Button
            variant="subtle"
            size="compact-sm"
            mih={32}
            onClick={() => onChange({ columns: undefined })}
          >
            {texts.resetColumns}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface DensitySelectProps {
  density: GridDensity;
  onChange: (density: GridDensity) => void;
}

const densities = ['compact', 'comfortable', 'touch'] as const satisfies readonly GridDensity[];

function DensitySelect({ density, onChange }: DensitySelectProps) {
  return (
    <NativeSelect
      aria-label={texts.density}
      size="xs"
      value={density}
      onChange={({ currentTarget: { value } }) =>
        onChange(densities.find((one) => one === value) ?? 'compact')
      }
      data={densities.map((value) => ({ value, label: texts.densities[value] }))}
    />
  );
}

/** The density after this one, for its key. */
export function nextDensity(density: GridDensity): GridDensity {
  return densities[(densities.indexOf(density) + 1) % densities.length] ?? 'compact';
}

interface TableControlsProps {
  settings: TableSettings;
  columns: readonly KeywordColumnKey[];
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
}

/** Cards or rows; with rows, their columns and density. */
export function TableControls({ settings, columns, isPicking, onPicking }: TableControlsProps) {
  const { isTable, isNarrow, density, change } = settings;
  return (
    <>
      {isTable && !isNarrow ? (
        <>
          <ColumnPicker columns={columns} isOpen={isPicking} onOpen={onPicking} onChange={change} />
          <DensitySelect density={density} onChange={(next) => change({ density: next })} />
        </>
      ) : null}
      <LayoutSwitch isTable={isTable} onChange={(layout) => change({ layout })} />
    </>
  );
}
