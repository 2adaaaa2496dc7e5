import { Panel } from '@keydence/ui';
import classes from './feedback-board.module.css';
import { guidelines } from './messages.ts';

/** Community guidelines. */
export function GuidelinesPanel() {
  return (
    <Panel label={guidelines.title}>
      <h2 className={classes.sideTitle}>{guidelines.title}</h2>
      <ul className={classes.rules}>
        {guidelines.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  );
}
