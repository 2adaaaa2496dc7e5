import { useEffect, useRef } from 'react';
import { type Command, commandGroups } from './commands.ts';
import { shellTexts as texts } from './messages.ts';
import classes from './palette.module.css';

interface PaletteListProps {
  id: string;
  commands: readonly Command[];
  active: Command | null;
  optionId: (commandId: string) => string;
  onActivate: (command: Command) => void;
  onRun: (command: Command) => void;
}

/** Found commands by group. */
export function PaletteList({ id, commands, active, optionId, onActivate, onRun }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active ? optionId(active.id) : null;
  useEffect(() => {
    const option = activeId === null ? null : list.current?.querySelector(`#${CSS.escape(activeId)}`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const groups = commandGroups.filter((name) => commands.some(({ group }) => group === name));
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.palette} tabIndex={-1} className={classes.list}>
      {groups.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: no element has the role of an option group
        <div key={name} role="group" aria-label={name}>
          <div className={classes.group} aria-hidden="true">
            {name}
          </div>
          {commands
            .filter(({ group }) => group === name)
            .map((command) => (
              <button
                key={command.id}
                type="button"
                id={optionId(command.id)}
                role="option"
                aria-selected={command === active}
                tabIndex={-1}
                className={classes.option}
                onMouseMove={() => onActivate(command)}
                onClick={() => onRun(command)}
              >
                <command.icon size={18} stroke={1.5} aria-hidden />
                <span className={classes.label}>{command.label}</span>
                {command.note ? <span className={classes.commandNote}>{command.note}</span> : null}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
