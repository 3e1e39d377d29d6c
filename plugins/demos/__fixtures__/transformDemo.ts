import { transformDemo, type DemoLoaderOptions } from '../node/transformDemo';

export interface TransformRequest {
  readonly source: string;
  readonly resourcePath: string;
  readonly resourceQuery: string;
  /** The highlighter is a function, which no message can carry: this process has one of its own. */
  readonly options: Omit<DemoLoaderOptions, 'highlight'>;
}

export interface TransformAnswer {
  readonly code: string;
  /** Files that the bundler is told to watch. */
  readonly dependencies: readonly string[];
}

export async function run({
  source,
  options,
  ...resource
}: TransformRequest): Promise<TransformAnswer> {
  const dependencies: string[] = [];
  const code = await transformDemo(
    source,
    { ...resource, addDependency: (filePath) => void dependencies.push(filePath) },
    { ...options, highlight: (text, language) => `<i class="${language}">${text.length}</i>` },
  );
  return { code, dependencies };
}
