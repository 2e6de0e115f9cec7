// The small changes that script/mutate makes. An operator finds the places in a source where it applies; a place
// is { operator, start, end, text }: the characters from start to end are replaced by text.

const cppNoCode = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|R"(\w*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])*'|^[ \t]*#(?:\\\n|[^\n])*/gm;
const pageNoCode =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<=[([,=:?&|]\s*)\/(?:\\.|[^/\\\n])+\//g;

export const isPage = (file) => /\.tsx?$/.test(file);

// The source with comments, strings and directives blanked: of the same length, so that places are the same.
export function codeOnly(source, page) {
  return source.replace(page ? pageNoCode : cppNoCode, (match) => match.replace(/[^\n]/g, ' '));
}

// An operator that turns one token into another. Binary operators stand between spaces, since the sources are
// formatted: so no bracket of a template and no reference is taken for one.
const tokens = (operator, changes) => (source, code) => {
  const words = Object.keys(changes).map((word) => word.replace(/[|+<>=!&-]/g, '\\$&'));
  const pattern = new RegExp(`(?<=[\\s(!])(?:${words.join('|')})(?=[\\s,;)])`, 'g');
  return [...code.matchAll(pattern)].map((match) => ({
    operator,
    start: match.index,
    end: match.index + match[0].length,
    text: changes[match[0]],
  }));
};

// One more. What stands before `>` is a capacity: more room than needed shows in no test. What stands behind `??` in the
// page is there for its types.
function constants(source, code) {
  return [...code.matchAll(/(?<![\w.']|\?\? )\d+(?:'\d+)*(?![\w.'>])/g)].map((match) => ({
    operator: 'constant',
    start: match.index,
    end: match.index + match[0].length,
    text: String(Number(match[0].replaceAll("'", '')) + 1),
  }));
}

// Commas at the outermost level of `code`, as indexes.
function outerCommas(code) {
  const commas = [];
  let depth = 0;
  for (let index = 0; index < code.length; ++index) {
    if ('([{'.includes(code[index])) ++depth;
    if (')]}'.includes(code[index])) --depth;
    if (code[index] === ',' && depth === 0) commas.push(index);
  }
  return commas;
}

// A line that is a row of a table, cut in two: { indent, key, value }. A row is `{key, value...},` or, in the page,
// `key: literal,`, `[key, value...],`; the key of a row with one field is empty. Otherwise undefined.
export function row(line, code, page) {
  const braces = page ? /^(\s*)([{[])(.*)([}\]]),$/ : /^(\s*)(\{)(.*)(\}),?$/;
  const found = braces.exec(code.trimEnd());
  if (found) {
    const from = found[1].length + 1;
    const inner = code.slice(from, from + found[3].length);
    let depth = 0;
    for (const letter of inner) {
      depth += '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0;
      if (depth < 0) return undefined;
    }
    const comma = outerCommas(inner)[0];
    const cut = comma === undefined ? from : from + comma + 1;
    return { head: line.slice(0, cut), value: line.slice(cut, from + inner.length), tail: line.slice(from + inner.length) };
  }
  if (!page) return undefined;
  const field = /^(\s*(?:[\w-]+|'[\w-]+'|\[[\w.]+\]): )('[^']*'|-?[\d.]+|\[[^=()]*\]|\{[^=()]*\})(,)$/.exec(line.trimEnd());
  return field ? { head: field[1], value: field[2], tail: field[3] } : undefined;
}

// Two neighbouring rows of a table exchange what they hold, but for the key: where rows are found by their key,
// their order alone would show nowhere.
function rows(source, code, page) {
  const places = [];
  const lines = source.split('\n');
  const codeLines = code.split('\n');
  let start = 0;
  for (let index = 0; index + 1 < lines.length; ++index) {
    const [first, second] = [lines[index], lines[index + 1]];
    const [a, b] = [row(first, codeLines[index], page), row(second, codeLines[index + 1], page)];
    const indent = (line) => line.length - line.trimStart().length;
    if (a && b && indent(first) === indent(second) && a.value !== b.value) {
      const text = `${a.head}${b.value}${a.tail}\n${b.head}${a.value}${b.tail}`;
      places.push({ operator: 'row', start, end: start + first.length + 1 + second.length, text });
    }
    start += first.length + 1;
  }
  return places;
}

const comparisons = tokens('comparison', { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==' });
const logic = tokens('logic', { '&&': '||', '||': '&&', true: 'false', false: 'true' });
const arithmetic = tokens('arithmetic', { '+': '-', '-': '+', '+=': '-=', '-=': '+=' });

// Every place of the source where something can be changed. Of the page only the tables: where it draws what is
// for eyes to judge.
export function places(file, source) {
  const page = isPage(file);
  const code = codeOnly(source, page);
  if (!page) {
    return [comparisons, logic, arithmetic, constants, rows].flatMap((operator) => operator(source, code, page));
  }
  const lines = source.split('\n');
  const codeLines = code.split('\n');
  const inRow = (place) => {
    const line = lineOf(source, place) - 1;
    return row(lines[line], codeLines[line], page) !== undefined;
  };
  return [...constants(source, code).filter(inRow), ...rows(source, code, page)];
}

export const lineOf = (source, place) => source.slice(0, place.start).split('\n').length;

export const mutated = (source, place) => source.slice(0, place.start) + place.text + source.slice(place.end);

// The lines that the change touches, before and after.
export function shown(source, place) {
  const first = source.lastIndexOf('\n', place.start - 1) + 1;
  const next = source.indexOf('\n', place.end);
  const last = next < 0 ? source.length : next;
  const before = source.slice(first, last);
  const after = source.slice(first, place.start) + place.text + source.slice(place.end, last);
  const tidy = (text) => text.split('\n').map((line) => line.trim());
  return { before: tidy(before), after: tidy(after) };
}
