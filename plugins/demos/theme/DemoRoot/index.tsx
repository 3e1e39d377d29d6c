/**
 * What every demo stands in. This plain one adds nothing; a site completes it, or adds
 * `@theme/DemoRoot/<Name>` for the option `runtimes`, with providers of its own.
 */
import type { DemoRootProps } from '@theme/DemoRoot';

export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
