/** How long a game takes: whole seconds while it runs, from nought where it begins. */
import { useEffect, useState } from 'preact/hooks';

export function useSeconds(isFresh: boolean, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (isFresh) setSeconds(0);
  }, [isFresh]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}

/** Minutes and seconds, as clocks write them. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
