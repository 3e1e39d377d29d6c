import { useCallback, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiTablesProps } from '@theme/ApiTables';
import Heading from '@theme/Heading';
import { getPropKind, listAnchors } from '../../client/anchors';
import { ClassTable } from '../../client/ClassTable';
import { countMatches } from '../../client/countMatches';
import { createInspector } from '../../client/inspector/createInspector';
import { InspectorPanel } from '../../client/inspector/InspectorPanel';
import { useRowPointing } from '../../client/inspector/useRowPointing';
import { getCountLabel, getHiddenMatchesLabel } from '../../client/messages';
import { Notes } from '../../client/Notes';
import { PropTable } from '../../client/PropTable';
import { SlotTable } from '../../client/SlotTable';
import { Toolbar } from '../../client/Toolbar';
import { useInherited } from '../../client/useInherited';
import { useRowLinks } from '../../client/useRowLinks';

function getTitles() {
  return {
    props: translate({ id: 'api.section.props', message: 'Props' }),
    parameters: translate({ id: 'api.section.parameters', message: 'Parameters' }),
    returns: translate({ id: 'api.section.returns', message: 'Return value' }),
    slots: translate({ id: 'api.section.slots', message: 'Slots' }),
    classes: translate({ id: 'api.section.classes', message: 'CSS classes' }),
  };
}

/** What the filter leaves of the rows that are shown, and finds among those that are not. */
function describeFilter(page: ApiTablesProps['page'], query: string, showsInherited: boolean) {
  if (query === '') return '';
  const [found, total] = [countMatches(page, query), countMatches(page, '')];
  if (showsInherited) {
    return getCountLabel(found.own + found.inherited, total.own + total.inherited);
  }
  const shown = getCountLabel(found.own, total.own);
  return found.inherited === 0 ? shown : `${shown}. ${getHiddenMatchesLabel(found.inherited)}`;
}

/** The tables of an API page, with a filter over all of them. */
export default function ApiTables({ page, children }: ApiTablesProps) {
  const [query, setQuery] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const anchors = listAnchors(page);
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  const { inherited, choose, reveal } = useInherited();
  const showAll = useCallback(
    (id: string) => {
      const row = document.getElementById(id);
      if (!row) return false;
      const wasFiltered = row.hidden;
      if (inputRef.current && wasFiltered) {
        inputRef.current.value = '';
        setQuery('');
      }
      return reveal(row) || wasFiltered;
    },
    [reveal],
  );
  const { handleLink, message, setMessage } = useRowLinks(showAll);
  const handleQuery = useCallback(
    (text: string) => {
      setQuery(text.trim());
      setMessage('');
    },
    [setMessage],
  );
  const [inspector] = useState(() => (children === undefined ? null : createInspector()));
  const inspectedTables = useRef<HTMLDivElement>(null);
  useRowPointing(inspectedTables, inspector);
  const titles = getTitles();
  const propTitle = page.kind === 'hook' ? titles.parameters : titles.props;
  const shared = { page, query, onLink: handleLink };
  const showsInherited = inherited === 'show';
  const hasInherited = page.inheritedProps.length > 0;
  return (
    <>
      {anchors.length > 0 && (
        <Toolbar
          inputRef={inputRef}
          onQuery={handleQuery}
          inherited={hasInherited ? inherited : null}
          onInherited={choose}
          status={message || describeFilter(page, query, showsInherited)}
        />
      )}
      {(page.props.length > 0 || hasInherited) && (
        <>
          <Heading as="h2" id={page.kind === 'hook' ? 'parameters' : 'props'}>
            {propTitle}
          </Heading>
          <PropTable
            {...shared}
            kind={getPropKind(page)}
            label={propTitle}
            showsInherited={showsInherited}
          />
        </>
      )}
      {page.kind === 'component' && <Notes page={page} />}
      {(page.returns.length > 0 || page.returnType !== null) && (
        <>
          <Heading as="h2" id="return-value">
            {titles.returns}
          </Heading>
          {page.returnType !== null && (
            <p>
              <code>{page.returnType}</code>
            </p>
          )}
          {page.returns.length > 0 && (
            <PropTable
              {...shared}
              kind="return"
              label={titles.returns}
              showsInherited={showsInherited}
            />
          )}
        </>
      )}
      <div ref={inspectedTables}>
        {inspector && (
          <InspectorPanel page={page} inspector={inspector}>
            {children}
          </InspectorPanel>
        )}
        {page.slots.length > 0 && (
          <>
            <Heading as="h2" id="slots">
              {titles.slots}
            </Heading>
            <SlotTable {...shared} inspector={inspector} label={titles.slots} />
          </>
        )}
        {page.classes.length > 0 && (
          <>
            <Heading as="h2" id="css-classes">
              {titles.classes}
            </Heading>
            <ClassTable {...shared} inspector={inspector} label={titles.classes} />
          </>
        )}
      </div>
    </>
  );
}
