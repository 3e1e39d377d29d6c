import { compileTailwind } from '../node/compileTailwind';

export interface TailwindRequest {
  readonly source: string;
  readonly base: string;
}

export function run({ source, base }: TailwindRequest): Promise<string> {
  return compileTailwind(source, base);
}
