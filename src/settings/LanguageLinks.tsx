import { useId } from 'react';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LANGUAGE_LABELS, LANGUAGES } from '@site/src/interface-text/languages';
import { useTranslate } from '@site/src/interface-text/useTranslate';

/** The languages that readers are offered, each leading to this very page (contract, "Theme"). */
export function LanguageLinks() {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const t = useTranslate();
  const labelId = useId();
  return (
    <div className="choice-group" role="group" aria-labelledby={labelId}>
      <p id={labelId} className="choice-group__label">
        {t('settings.language.label')}
      </p>
      <ul className="choice-group__choices">
        {LANGUAGES.filter((language) => LANGUAGE_LABELS[language]).map((language) => (
          <li key={language}>
            {/* A page of another language is another build: no client-side navigation leads there. */}
            <a
              className="choice-group__link"
              href={createUrl({ locale: language, fullyQualified: false })}
              lang={language}
              hrefLang={language}
              aria-current={language === i18n.currentLocale ? 'true' : undefined}
            >
              {LANGUAGE_LABELS[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
