import { compilePage } from '../../../scripts/jest/compilePage';
import { remarkDemos, type RemarkDemosOptions } from '../node/remarkDemos';

export interface CompileRequest {
  readonly options: RemarkDemosOptions;
  readonly filePath: string;
  readonly content: string;
}

/** Compiles a page with the remark plugin of demos. */
export function run({ options, filePath, content }: CompileRequest): Promise<string> {
  return compilePage({
    filePath,
    content,
    siteDir: options.siteDir,
    plugins: { beforeDefaultRemarkPlugins: [[remarkDemos, options]] },
  });
}
