// The numbered rules of a page of docs/rules, in its order: each number with what its tags say of where it comes from.
// The pages write a rule as a paragraph or a list item that begins with its number in bold, as a row of a table, or as a
// heading (which may be that of several). What has a letter after the number is a part of the rule.
const number = /[A-Z]+-[A-Z]+-\d+/;
const begins = new RegExp(`^(?:(?:- )?\\*\\*(${number.source})\\*\\*|\\| (${number.source}) \\|)`);
const inHeading = /^#+ /;
const columnsOfRules = new RegExp(`^\\|.*\\| ${number.source} [A-Z]`);
const tag = /\[((?:DE|FR|PUB|RECON|DERIVED|RULING)\b[^\]]*)\]/g;

// The numbers whose rule begins with this line.
function numbersAt(line) {
  const one = begins.exec(line);
  if (one) return [one[1] ?? one[2]];
  if (inHeading.test(line) || columnsOfRules.test(line)) return line.match(new RegExp(number, 'g')) ?? [];
  return [];
}

// '[DE, derived]' → DE, DERIVED; '[PUB: a, b for the map; details RECON]' → PUB:a, PUB:b, RECON; '[DE+FR]' → DE, FR.
function sourcesOf(text) {
  const found = [...text.matchAll(tag)].flatMap(([, said]) => {
    const [first, ...more] = said.split(';');
    const [kind, pages = ''] = first.split(':');
    const names =
      kind === 'PUB'
        ? pages
            .split(/ (?:for|that) /)[0]
            .split(/,| and /)
            .map((page) => `PUB:${page.trim()}`)
        : kind.match(/^[A-Z]+(?:\+[A-Z]+)?/)[0].split('+');
    if (kind.includes('derived')) names.push('DERIVED');
    if (more.some((part) => part.includes('RECON'))) names.push('RECON');
    return names;
  });
  return [...new Set(found)];
}

export function rulesOf(page) {
  const rules = new Map();
  let open = [];
  for (const line of page.split('\n')) {
    const numbers = numbersAt(line);
    if (numbers.length > 0 || inHeading.test(line)) open = numbers.filter((one) => !rules.has(one));
    for (const one of open) rules.set(one, `${rules.get(one) ?? ''}${line}\n`);
  }
  // Examples have numbers too, of another kind than the rules before them.
  const kind = [...rules.keys()][0]?.split('-')[0];
  return [...rules]
    .filter(([one]) => one.startsWith(`${kind}-`))
    .map(([one, text]) => ({ number: one, sources: sourcesOf(text) }));
}
