import { useCallback, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiTablesProps } from '@theme/ApiTables';
import Heading from '@theme/Heading';
import { getPropKind, listAnchors } from '../../client/anchors';
import { ClassTable } from '../../client/ClassTable';
import { countMatches } from '../../client/countMatches';
import { getCountLabel } from '../../client/messages';
import { Notes } from '../../client/Notes';
import { PropTable } from '../../client/PropTable';
import { SlotTable } from '../../client/SlotTable';
import { Toolbar } from '../../client/Toolbar';
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

/** The tables of an API page, with a filter over all of them. */
export default function ApiTables({ page }: ApiTablesProps) {
  const [query, setQuery] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const anchors = listAnchors(page);
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  const showAll = useCallback((id: string) => {
    const isHidden = document.getElementById(id)?.hidden ?? false;
    if (inputRef.current && isHidden) {
      inputRef.current.value = '';
      setQuery('');
    }
    return isHidden;
  }, []);
  const { handleLink, message, setMessage } = useRowLinks(showAll);
  const handleQuery = useCallback(
    (text: string) => {
      setQuery(text.trim());
      setMessage('');
    },
    [setMessage],
  );
  const titles = getTitles();
  const propTitle = page.kind === 'hook' ? titles.parameters : titles.props;
  const shared = { page, query, onLink: handleLink };
  const isFiltered = query !== '';
  return (
    <>
      {anchors.length > 0 && (
        <Toolbar
          inputRef={inputRef}
          onQuery={handleQuery}
          status={
            message || (isFiltered ? getCountLabel(countMatches(page, query), anchors.length) : '')
          }
        />
      )}
      {page.props.length > 0 && (
        <>
          <Heading as="h2" id={page.kind === 'hook' ? 'parameters' : 'props'}>
            {propTitle}
          </Heading>
          <PropTable {...shared} kind={getPropKind(page)} label={propTitle} />
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
            <PropTable {...shared} kind="return" label={titles.returns} />
          )}
        </>
      )}
      {page.slots.length > 0 && (
        <>
          <Heading as="h2" id="slots">
            {titles.slots}
          </Heading>
          <SlotTable {...shared} label={titles.slots} />
        </>
      )}
      {page.classes.length > 0 && (
        <>
          <Heading as="h2" id="css-classes">
            {titles.classes}
          </Heading>
          <ClassTable {...shared} label={titles.classes} />
        </>
      )}
    </>
  );
}
