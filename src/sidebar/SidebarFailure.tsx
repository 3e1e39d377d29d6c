import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import FailureNote from '@site/src/components/FailureNote';

/** Says that a pressed group could not be fetched. Not in the sidebar: that clips what is beside it. */
export default function SidebarFailure() {
  return createPortal(
    <FailureNote place="page">
      {translate({
        id: 'sidebar.SidebarFailure.text',
        message: 'The sidebar could not be loaded. Check the connection, then try again.',
        description: 'Shown when a group of the sidebar was pressed and could not be downloaded',
      })}
    </FailureNote>,
    document.body,
  );
}
