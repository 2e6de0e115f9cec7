// Whether a media query holds, followed while it changes.
import { useEffect, useState } from 'preact/hooks';

const asks = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null);

export function useMedia(query: string): boolean {
  const [holds, set] = useState(asks(query)?.matches ?? false);
  useEffect(() => {
    const list = asks(query);
    if (!list) return;
    const follow = () => set(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return holds;
}
