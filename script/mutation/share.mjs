// What a sample says of the whole.

// The bounds between which the true share lies with 95 % (Wilson): [low, high].
export function interval(caught, tried) {
  if (tried === 0) return [0, 1];
  const z = 1.959964;
  const share = caught / tried;
  const middle = share + (z * z) / (2 * tried);
  const reach = z * Math.sqrt((share * (1 - share)) / tried + (z * z) / (4 * tried * tried));
  const scale = 1 + (z * z) / tried;
  return [(middle - reach) / scale, (middle + reach) / scale];
}
