import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useState, type RefObject } from 'react';
import { DEFAULT_VIEW, getView, setView, type ApiView, type InheritedRows } from './view';

interface ToolbarProps {
  readonly inputRef: RefObject<HTMLInputElement>;
  readonly onQuery: (query: string) => void;
  /** Whether inherited props are shown; null where there are none. */
  readonly inherited: InheritedRows | null;
  readonly onInherited: (rows: InheritedRows) => void;
  /** What has just happened, for eyes and assistive technology. */
  readonly status: string;
}

function getViewLabel(view: ApiView): string {
  return view === 'table'
    ? translate({
        id: 'api.view.table',
        message: 'Table',
        description: 'Button that shows the API tables in columns',
      })
    : translate({
        id: 'api.view.list',
        message: 'List',
        description: 'Button that shows the rows of the API tables one below the other',
      });
}

function ViewSwitch() {
  const [view, setShownView] = useState<ApiView>(DEFAULT_VIEW);
  // The server cannot know what was remembered; the stylesheet shows it already.
  useEffect(() => setShownView(getView()), []);
  return (
    <div
      className="api-views"
      role="group"
      aria-label={translate({
        id: 'api.view.label',
        message: 'View',
        description: 'Name of the switch between table and list',
      })}
    >
      {(['table', 'list'] as const).map((each) => (
        <button
          key={each}
          type="button"
          data-view={each}
          aria-pressed={view === each}
          onClick={() => {
            setView(each);
            setShownView(each);
          }}
        >
          {getViewLabel(each)}
        </button>
      ))}
    </div>
  );
}

function InheritedSwitch({
  inherited,
  onInherited,
}: {
  readonly inherited: InheritedRows;
  readonly onInherited: ToolbarProps['onInherited'];
}) {
  return (
    <button
      type="button"
      className="api-inherited"
      aria-pressed={inherited === 'show'}
      onClick={() => onInherited(inherited === 'show' ? 'hide' : 'show')}
    >
      <Translate id="api.inherited.label" description="Button that shows or hides inherited props">
        Inherited props
      </Translate>
    </button>
  );
}

/** Filter and view of a page's tables. Without scripts it takes no room. */
export function Toolbar({ inputRef, onQuery, inherited, onInherited, status }: ToolbarProps) {
  const id = useId();
  // What was typed before hydration counts as well.
  useEffect(() => onQuery(inputRef.current?.value ?? ''), [inputRef, onQuery]);
  return (
    <div className="api-toolbar">
      <label htmlFor={id}>
        <Translate id="api.filter.label" description="Label of the field that filters API tables">
          Filter
        </Translate>
      </label>
      <input
        ref={inputRef}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      {inherited !== null && <InheritedSwitch {...{ inherited, onInherited }} />}
      <ViewSwitch />
      <span className="api-status" role="status">
        {status}
      </span>
    </div>
  );
}
