/** Is the page as narrow as a phone's? */
import { useEffect, useState } from 'preact/hooks';

const query = '(max-width: 30rem)';

export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const listen = () => setNarrow(list.matches);
    list.addEventListener('change', listen);
    return () => list.removeEventListener('change', listen);
  }, []);
  return isNarrow;
}
