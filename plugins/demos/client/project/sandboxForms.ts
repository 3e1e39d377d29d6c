import { compressToBase64 } from 'lz-string';
import { buildProjectFiles, getDemoPath, type ProjectInput } from './buildProjectFiles';

/** The places where a demo can be opened as a project. */
export type Sandbox = 'StackBlitz' | 'CodeSandbox';

/** A form that a new tab posts: the only way to hand over a whole project without an account. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * StackBlitz, https://developer.stackblitz.com/platform/api/post-api: the template `node` installs
 * what package.json says and runs its script `dev`.
 */
function buildStackBlitzForm(input: ProjectInput): SandboxForm {
  const files = Object.entries(buildProjectFiles(input)).map(
    ([path, content]) => [`project[files][${path}]`, content] as const,
  );
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(getDemoPath(input))}`,
    fields: {
      'project[title]': input.name,
      'project[description]': input.name,
      'project[template]': 'node',
      ...Object.fromEntries(files),
    },
  };
}

/**
 * CodeSandbox, https://codesandbox.io/docs/learn/sandboxes/cli-api: the files, compressed, in one
 * field. `environment=server` asks for a machine that runs Vite.
 */
function buildCodeSandboxForm(input: ProjectInput): SandboxForm {
  const files = Object.fromEntries(
    Object.entries(buildProjectFiles(input)).map(([path, content]) => [path, { content }]),
  );
  // In an address three characters of Base64 would mean something else.
  const parameters = compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters, query: `file=/${getDemoPath(input)}` },
  };
}

/** What has to be posted to open a demo elsewhere. */
export function buildSandboxForm(sandbox: Sandbox, input: ProjectInput): SandboxForm {
  return sandbox === 'StackBlitz' ? buildStackBlitzForm(input) : buildCodeSandboxForm(input);
}

/** Posts a form to a new tab, which learns nothing of this one. */
export function postInNewTab({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(fields)) {
    // A textarea keeps line breaks and takes any length.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}
