/** How long a game takes: whole seconds while it runs, from nought where another begins. */
import { useEffect, useState } from 'preact/hooks';

export function useSeconds(game: string | number | boolean, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => setSeconds(0), [game]);
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
