import { createDemoReader, type PageDemo } from '../node/readPageDemos';

export interface ReadRequest {
  readonly siteDir: string;
  readonly pagePath: string;
  readonly originalPath?: string;
}

/** Reads the demos of a page. */
export async function run({ siteDir, pagePath, originalPath }: ReadRequest): Promise<PageDemo[]> {
  const read = createDemoReader({
    siteDir,
    stylings: [
      { id: 'system', label: 'MUI System' },
      { id: 'css', label: 'CSS' },
    ],
    formatting: { singleQuote: true },
    getOriginalPath: () => originalPath,
  });
  return read(pagePath);
}
