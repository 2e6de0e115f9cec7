// Whether fingers are what this screen is touched with: its texts then speak of tapping, not of a wheel or keys.
export const byTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
