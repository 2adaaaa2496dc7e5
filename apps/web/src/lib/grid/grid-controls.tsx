import type { GridDensity } from '@keydence/ui';
import { Button, Checkbox, NativeSelect, Popover, SegmentedControl } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import classes from './grid.module.css';
import { gridTexts as texts } from './grid-texts.ts';
import { densities, type GridSettings } from './use-grid-settings.ts';

interface LayoutSwitchProps {
  isTable: boolean;
  labels: { cards: string; table: string };
  onChange: (layout: 'cards' | 'table') => void;
}

function LayoutSwitch({ isTable, labels, onChange }: LayoutSwitchProps) {
  return (
    <SegmentedControl
      aria-label={texts.layout}
      size="xs"
      value={isTable ? 'table' : 'cards'}
      onChange={(value) => onChange(value === 'table' ? 'table' : 'cards')}
      data={[
        { value: 'cards', label: labels.cards },
        { value: 'table', label: labels.table },
      ]}
    />
  );
}

interface ColumnPickerProps<Key extends string> {
  settings: GridSettings<Key>;
  columns: readonly Key[];
  nameOf: (key: Key) => string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Picker of the table's columns; at least one stays selected. */
function ColumnPicker<Key extends string>(props: ColumnPickerProps<Key>) {
  const { settings, columns, nameOf, isOpen, onOpen } = props;
  const { keys, change } = settings;
  const toggle = (key: Key) =>
    change({ columns: keys.filter((one) => columns.includes(one) !== (one === key)).join('.') });
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
          {keys.map((key) => (
            <Checkbox
              key={key}
              label={nameOf(key)}
              checked={columns.includes(key)}
              disabled={columns.length === 1 && columns.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
          <Button variant="subtle" size="compact-sm" mih={32} onClick={() => change({ columns: undefined })}>
            {texts.resetColumns}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function DensitySelect({
  density,
  onChange,
}: {
  density: GridDensity;
  onChange: (next: GridDensity) => void;
}) {
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

interface GridControlsProps<Key extends string> extends ColumnPickerProps<Key> {
  /** Null if rows have no other layout. */
  labels?: LayoutSwitchProps['labels'] | null;
}

/** Choice between cards and rows; for rows, also of columns and density. */
export function GridControls<Key extends string>({
  labels = texts.layouts,
  ...picker
}: GridControlsProps<Key>) {
  const { isTable, isNarrow, density, change } = picker.settings;
  return (
    <div className={classes.controls}>
      {isTable && !isNarrow ? (
        <>
          <ColumnPicker {...picker} />
          <DensitySelect density={density} onChange={(next) => change({ density: next })} />
        </>
      ) : null}
      {labels ? (
        <LayoutSwitch isTable={isTable} labels={labels} onChange={(layout) => change({ layout })} />
      ) : null}
    </div>
  );
}
