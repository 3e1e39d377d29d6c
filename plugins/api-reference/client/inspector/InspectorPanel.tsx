import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import ApiCopyButton from '@theme/ApiCopyButton';
import type { ApiPage } from '../types';
import type { Inspector } from './createInspector';
import { outlineElements } from './outline';
import { buildSnippets, getSelector, listTargets, type InspectorTarget } from './targets';
import { useScrolls } from './useScrolls';

interface InspectorPanelProps {
  readonly page: ApiPage;
  readonly inspector: Inspector;
  /** The live demo. */
  readonly children: ReactNode;
}

function getSnippetLabels() {
  return {
    selector: translate({
      id: 'api.inspector.selector',
      message: 'Selector',
      description: 'Names a CSS selector in the inspector of an API page',
    }),
    sx: translate({
      id: 'api.inspector.sx',
      message: 'sx prop',
      description: 'Names code for the sx prop in the inspector of an API page',
    }),
    theme: translate({
      id: 'api.inspector.theme',
      message: 'Theme override',
      description: 'Names code for the theme in the inspector of an API page',
    }),
  };
}

function Status({
  target,
  count,
}: {
  readonly target: InspectorTarget | null;
  readonly count: number;
}) {
  if (target === null) {
    return (
      <Translate
        id="api.inspector.hint"
        description="How to use the inspector of an API page, before it was used"
      >
        Point at a row of the tables below, or focus its link, to outline its element here.
      </Translate>
    );
  }
  if (count > 0) {
    return (
      <Translate
        id="api.inspector.count"
        description="How many elements of the demo a slot or CSS class has"
        values={{ name: <code>{target.name}</code>, count: String(count) }}
      >
        {'{name}, outlined elements: {count}'}
      </Translate>
    );
  }
  return target.isState ? (
    <Translate
      id="api.inspector.noState"
      description="A CSS class of a state that no element of the demo is in"
      values={{ name: <code>{target.name}</code> }}
    >
      {'{name} is a state that nothing in this demo is in now.'}
    </Translate>
  ) : (
    <Translate
      id="api.inspector.none"
      description="A slot or CSS class that no element of the demo has"
      values={{ name: <code>{target.name}</code> }}
    >
      {'{name} is not shown by this demo now.'}
    </Translate>
  );
}

/**
 * A live demo in which the element of a row is outlined, and the code that styles it. It keeps its
 * height whatever it shows, so that rows stay under the pointer.
 */
export function InspectorPanel({ page, inspector, children }: InspectorPanelProps) {
  const demo = useRef<HTMLDivElement>(null);
  const [targets] = useState(() => listTargets(page));
  const [elements, setElements] = useState<readonly Element[]>([]);
  const scrolls = useScrolls(demo);
  const active = useSyncExternalStore(inspector.subscribe, inspector.getActive, () => null);
  const target = (active === null ? undefined : targets.get(active)) ?? null;

  useEffect(() => {
    if (!demo.current || target === null) return undefined;
    return outlineElements(demo.current, getSelector(target), setElements);
  }, [target]);

  const isOnRoot =
    elements[0] === undefined || target?.rootClass == null
      ? null
      : elements[0].classList.contains(target.rootClass);
  const snippets = target && buildSnippets(target, page, isOnRoot);
  const labels = getSnippetLabels();
  return (
    <section
      className="api-inspector"
      aria-label={translate({
        id: 'api.inspector.label',
        message: 'Inspector',
        description: 'Names the demo of an API page in which elements are outlined',
      })}
    >
      <div
        ref={demo}
        className="api-inspector__demo"
        // Only while there is something to scroll: a tab stop in which nothing can be done is in the way.
        {...(scrolls && {
          role: 'group',
          tabIndex: 0,
          'aria-label': translate({
            id: 'api.inspector.demo',
            message: 'Demo, scrolls',
            description: 'Names the demo of the inspector, where it is larger than its place',
          }),
        })}
      >
        {children}
      </div>
      <p className="api-inspector__status" role="status">
        <Status target={target} count={elements.length} />
      </p>
      <dl className="api-inspector__snippets" hidden={snippets === null}>
        {(['selector', 'sx', 'theme'] as const).map((kind) => {
          const code = snippets?.[kind] ?? null;
          return (
            code !== null && (
              <div key={kind}>
                <dt>{labels[kind]}</dt>
                <dd>
                  <pre
                    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard
                    tabIndex={0}
                    role="group"
                    aria-label={labels[kind]}
                    dir="ltr"
                  >
                    <code>{code}</code>
                  </pre>
                  <ApiCopyButton text={code} name={labels[kind]} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
