import type { Rule } from 'eslint';

export const oneWay: Rule.RuleModule;
