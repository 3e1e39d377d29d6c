import type { Rule } from 'eslint';

export const noHardCodedText: Rule.RuleModule;
