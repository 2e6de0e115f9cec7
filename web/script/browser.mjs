// How the tests and the pictures start Debian's Chromium. The shell draws pages and nothing around them; the whole
// browser (CHROMIUM=/usr/bin/chromium) has windows even where nobody sees them, and takes half as long again.
export const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const sizes = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900], wide: [1920, 1080] };
