/** Keyboard focus in a table of cells of which one at a time can be reached by Tab. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A ref for the table: while it has the focus, the focus follows the chosen cell. */
export function useTableFocus<E extends HTMLElement = HTMLTableElement>(cell: number): RefObject<E | null> {
  const table = useRef<E>(null);
  useEffect(() => {
    if (table.current?.contains(document.activeElement))
      table.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cell]);
  return table;
}
