import DemoVariant from '@theme/DemoVariant';
import type { IslandModule } from '@site/plugins/demos/client/types';

export interface ThemeToolProps {
  /** Anchor of the tool on its page. */
  readonly id: string;
  /** The tool: `import tool from '…/DensityTool.tsx?demo-island'`; it names itself. */
  readonly module: IslandModule;
}

/** A tool in a page (specification, "Theme state actions"): a frame as demos have, without toolbar. */
export default function ThemeTool({ id, module }: ThemeToolProps) {
  return (
    <div id={id} className="demo">
      <div className="demo__frame">
        <DemoVariant module={module} styling={null} resetCount={0} />
      </div>
    </div>
  );
}
