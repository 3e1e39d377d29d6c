import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { ThemeAction } from './themeReducer';
import { themeStore } from './themeStore';

type ThemeDispatch = (action: ThemeAction) => void;

const DispatchContext = createContext<ThemeDispatch | null>(null);

/**
 * Lets everything below it change the theme. Its value never changes: nothing renders for it. It
 * also keeps the document in step with other tabs where no demo listens.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  useEffect(() => themeStore.subscribe(() => {}), []);
  return (
    <DispatchContext.Provider value={themeStore.dispatch}>{children}</DispatchContext.Provider>
  );
}

/**
 * The function that applies an action to the theme state (contract, "Theme").
 *
 * @throws `Forgot to wrap component in ThemeProvider` outside of one; and the function itself
 *   `Unrecognized type …` for an action that does not exist.
 */
export function useThemeDispatch(): ThemeDispatch {
  const dispatch = useContext(DispatchContext);
  if (!dispatch) throw new Error('Forgot to wrap component in ThemeProvider');
  return dispatch;
}
