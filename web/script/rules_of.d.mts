import type { Rule } from '../src/rules/rule';

export function rulesOf(page: string): Rule[];
