export const program: string;
export const flags: string[];
export const sizes: Record<'phone' | 'tablet' | 'desktop' | 'wide', [number, number]>;
