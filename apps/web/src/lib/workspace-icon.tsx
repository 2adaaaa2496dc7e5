import classes from './workspace-icon.module.css';

interface WorkspaceIconProps {
  name: string;
  iconUrl: string | null;
  /** Size in pixels. */
  size?: number;
}

/** Logo of a workspace, or the first letter of its name. Decorative: the name is next to it. */
export function WorkspaceIcon({ name, iconUrl, size = 28 }: WorkspaceIconProps) {
  return (
    <span
      className={classes.icon}
      style={{ width: size, height: size, fontSize: size / 2 }}
      aria-hidden="true"
    >
      {iconUrl ? <img src={iconUrl} alt="" /> : firstLetter(name)}
    </span>
  );
}

function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? '').toUpperCase();
}
