/** How long a game takes: whole seconds, counted by its state, which a reload keeps. */
import { useEffect } from 'preact/hooks';

/** Ticks each second while the clock runs. */
export function useClock(isRunning: boolean, tick: () => void): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** Minutes and seconds, as clocks write them. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
