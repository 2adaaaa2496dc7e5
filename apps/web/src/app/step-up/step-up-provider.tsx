import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';

/** By a mailed or texted code, or by the second factor. */
export type StepUpKind = 'code' | 'factor';

interface Answered {
  error: { code?: string | undefined } | null;
}

/**
 * Calls the identity API. If it wants a confirmation first, a dialog asks for it and the call is repeated; if the user
 * cancels, the first answer is returned.
 */
export type StepUp = <Result extends Answered>(call: () => Promise<Result>) => Promise<Result>;

const kinds: Record<string, StepUpKind> = { reauthentication_needed: 'code', insufficient_aal: 'factor' };

const StepUpContext = createContext<StepUp>((call) => call());

export const useStepUp = () => useContext(StepUpContext);

const Dialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** The dialog in which a user confirms a change of the account, above whatever is open. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<StepUpKind | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});
  const stepUp: StepUp = useCallback(async (call) => {
    const first = await call();
    const kind = kinds[first.error?.code ?? ''];
    if (!kind) return first;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      settle.current(false);
      settle.current = resolve;
      setAsked(kind);
      setIsOpen(true);
    });
    return isConfirmed ? call() : first;
  }, []);
  const end = useCallback((isConfirmed: boolean) => {
    setIsOpen(false);
    settle.current(isConfirmed);
  }, []);
  return (
    <StepUpContext value={stepUp}>
      {children}
      {asked ? (
        <Suspense>
          <Dialog kind={asked} isOpen={isOpen} onEnd={end} onClosed={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </StepUpContext>
  );
}
