import { compileTailwind } from '../node/compileTailwind';

export interface TailwindRequest {
  readonly sources: readonly string[];
  readonly base: string;
}

export function run({ sources, base }: TailwindRequest): Promise<string> {
  return compileTailwind(sources, base);
}
