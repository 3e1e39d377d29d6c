import { useId, useState } from 'react';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/plugins/preferences/client';
import ModalDialog from '@site/src/components/ModalDialog';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { ChoiceGroup } from './ChoiceGroup';
import { LanguageLinks } from './LanguageLinks';
import { useSettings } from './useSettings';

/** Proper names, which every language writes alike. */
const VARIANT_LABELS = { JS: 'JavaScript', TS: 'TypeScript' } as const;

function Settings() {
  const t = useTranslate();
  const settings = useSettings();
  const [wasReset, setWasReset] = useState(false);
  const onReset = () => {
    settings.resetAll();
    setWasReset(true);
  };
  return (
    <>
      <ChoiceGroup
        label={t('settings.mode.label')}
        value={settings.mode}
        onChange={settings.setMode}
        choices={[
          { value: 'system', label: t('settings.mode.system') },
          { value: 'light', label: t('settings.mode.light') },
          { value: 'dark', label: t('settings.mode.dark') },
        ]}
      />
      <ChoiceGroup
        label={t('settings.direction.label')}
        value={settings.direction}
        onChange={settings.setDirection}
        choices={[
          { value: 'ltr', label: t('settings.direction.ltr') },
          { value: 'rtl', label: t('settings.direction.rtl') },
        ]}
      />
      <ChoiceGroup
        label={t('settings.density.label')}
        value={settings.dense ? 'dense' : 'normal'}
        onChange={(density) => settings.setDense(density === 'dense')}
        choices={[
          { value: 'normal', label: t('settings.density.normal') },
          { value: 'dense', label: t('settings.density.dense') },
        ]}
      />
      <ChoiceGroup
        label={t('settings.codeVariant.label')}
        value={settings.codeVariant}
        onChange={settings.setCodeVariant}
        choices={CODE_VARIANTS.map((value) => ({ value, label: VARIANT_LABELS[value] }))}
      />
      <ChoiceGroup
        label={t('settings.codeStyling.label')}
        value={settings.codeStyling}
        onChange={settings.setCodeStyling}
        choices={CODE_STYLINGS.map((value) => ({ value, label: value }))}
      />
      <LanguageLinks />
      <div className="settings-panel__foot">
        <button type="button" className="settings-panel__reset" onClick={onReset}>
          {t('settings.reset')}
        </button>
        <p role="status">{wasReset && t('settings.wasReset')}</p>
      </div>
    </>
  );
}

/**
 * The settings: below the header on wide screens, a drawer from the bottom on narrow ones; the page
 * stays in sight.
 */
export default function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const t = useTranslate();
  return (
    <ModalDialog className="settings-panel" aria-labelledby={titleId} onClose={onClose}>
      <div className="settings-panel__content">
        <div className="settings-panel__head">
          <h2 id={titleId}>{t('settings.title')}</h2>
          <form method="dialog">
            <button
              type="submit"
              className="settings-panel__close"
              aria-label={t('settings.close')}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m4 4 8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          </form>
        </div>
        <Settings />
      </div>
    </ModalDialog>
  );
}
