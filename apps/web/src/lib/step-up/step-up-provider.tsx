import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import type { StepUpDialogProps, StepUpKind } from './step-up-dialog.tsx';

interface Answered {
  error: { code?: string | undefined } | null;
}

/**
 * Calls the identity API. If it needs a confirmation first, a dialog asks for it and the call is repeated;
 * if the user cancels, the first response is returned.
 */
export type StepUp = <Result extends Answered>(call: () => Promise<Result>) => Promise<Result>;

const kinds: Record<string, StepUpKind> = { reauthentication_needed: 'code', insufficient_aal: 'factor' };

const StepUpContext = createContext<StepUp>((call) => call());

export const useStepUp = () => useContext(StepUpContext);

const LazyDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

interface StepUpProviderProps {
  children: ReactNode;
  Dialog?: ComponentType<StepUpDialogProps>;
}

/** Dialog that confirms a change of the account, above all other dialogs. */
export function StepUpProvider({ children, Dialog = LazyDialog }: StepUpProviderProps) {
  const [asked, setAsked] = useState<{ kind: StepUpKind; isOpen: boolean } | null>(null);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});
  const stepUp: StepUp = useCallback(async (call) => {
    const first = await call();
    const kind = kinds[first.error?.code ?? ''];
    if (!kind) return first;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      settle.current(false);
      settle.current = resolve;
      setAsked({ kind, isOpen: true });
    });
    return isConfirmed ? call() : first;
  }, []);
  const end = useCallback((isConfirmed: boolean) => {
    setAsked((current) => current && { ...current, isOpen: false });
    settle.current(isConfirmed);
  }, []);
  // The next question may open while the last dialog is still closing.
  const leave = useCallback(() => setAsked((current) => (current?.isOpen ? current : null)), []);
  return (
    <StepUpContext value={stepUp}>
      {children}
      {asked ? (
        <Suspense>
          <Dialog {...asked} onEnd={end} onClosed={leave} />
        </Suspense>
      ) : null}
    </StepUpContext>
  );
}
