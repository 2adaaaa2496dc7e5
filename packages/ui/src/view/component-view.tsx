import { ThemeProvider } from '../theme/theme-provider.tsx';
import { samples } from './samples.tsx';
import classes from './view.module.css';

/** Every component of the package, in one color scheme. */
export function ComponentView({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <ThemeProvider scheme={scheme}>
      <main className={classes.list}>
        {Object.entries(samples).map(([name, Sample]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <Sample />
          </section>
        ))}
      </main>
    </ThemeProvider>
  );
}
