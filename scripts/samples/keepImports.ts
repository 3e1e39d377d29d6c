import ts from 'typescript';

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Leaves of a fragment what it imports of packages, which has to be there whatever the rest is. Every line
 * stays where it is.
 */
export function keepImports(code: string): string {
  const file = ts.createSourceFile('fragment.tsx', code, ts.ScriptTarget.Latest, true);
  let result = '';
  let end = 0;
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (/^['"]\./.test(statement.moduleSpecifier.getText())) continue;
    result += blank(code.slice(end, statement.getStart())) + statement.getText();
    end = statement.end;
  }
  return result + blank(code.slice(end));
}
