// What has to be fetched before it can be shown: null until it is there, and again when another one is wanted.
import { useEffect, useState } from 'preact/hooks';

export function useLoaded<T>(load: () => Promise<T>, wanted: readonly unknown[]): { readonly value: T } | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    let gone = false;
    void load().then((value) => {
      if (!gone) setLoaded({ value });
    });
    return () => {
      gone = true;
      setLoaded(null);
    };
  }, wanted);
  return loaded;
}
