/**
 * Replaces `Admonition/Types` of theme-classic: nine components with filled icons, a kilobyte and a half for
 * a page with one note. These are the same kinds, with the site's line icons.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';
import LineIcon from '@site/src/components/LineIcon';

/** @param look one of Infima's alerts */
function createKind(look: string, d: string, defaultTitle: ReactNode) {
  const icon = <LineIcon d={d} />;
  return function AdmonitionKind({ className, ...props }: Props) {
    return (
      <AdmonitionLayout
        icon={icon}
        title={defaultTitle}
        {...props}
        className={clsx('alert', `alert--${look}`, className)}
      />
    );
  };
}

const SHEET = 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 8.5h6M9 12h3';
const BULB =
  'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2.1h5c0-.9.3-1.6 1-2.1A6 6 0 0 0 12 3z';
const LETTER = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 11v5.5M12 7.5v.01';
const TRIANGLE = 'M12 4 2.5 20h19zM12 10v5M12 17.5v.01';
const OCTAGON = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.5v.01';

const kinds = {
  note: createKind(
    'secondary',
    SHEET,
    <Translate id="theme.admonition.note" description="The default label of a note (:::note)">
      note
    </Translate>,
  ),
  tip: createKind(
    'success',
    BULB,
    <Translate id="theme.admonition.tip" description="The default label of a tip (:::tip)">
      tip
    </Translate>,
  ),
  info: createKind(
    'info',
    LETTER,
    <Translate id="theme.admonition.info" description="The default label of an info (:::info)">
      info
    </Translate>,
  ),
  warning: createKind(
    'warning',
    TRIANGLE,
    <Translate
      id="theme.admonition.warning"
      description="The default label of a warning (:::warning)"
    >
      warning
    </Translate>,
  ),
  danger: createKind(
    'danger',
    OCTAGON,
    <Translate id="theme.admonition.danger" description="The default label of a danger (:::danger)">
      danger
    </Translate>,
  ),
  caution: createKind(
    'warning',
    TRIANGLE,
    <Translate
      id="theme.admonition.caution"
      description="The default label of a caution (:::caution)"
    >
      caution
    </Translate>,
  ),
};

// Docusaurus still reads these old names; like its theme, they have no translation.
export default {
  ...kinds,
  secondary: createKind('secondary', SHEET, 'secondary'),
  important: createKind('info', LETTER, 'important'),
  success: createKind('success', BULB, 'success'),
};
