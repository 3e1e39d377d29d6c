import { useId } from 'react';
import { KINDS, type Kind, type SearchProduct } from '@site/plugins/search/client';
import { useTranslate } from '@site/src/interface-text/useTranslate';

interface Choice {
  readonly value: string;
  readonly label: string;
}

function Filter({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string | null) => void;
}) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="search__filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t('search.all')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Which libraries and kinds of pages are searched. */
export interface Filters {
  readonly product: string | null;
  readonly kind: Kind | null;
}

/** The choice of a library and of a kind of page. */
export function SearchFilters({
  filters,
  products,
  onChange,
}: {
  readonly filters: Filters;
  readonly products: readonly SearchProduct[];
  readonly onChange: (filters: Filters) => void;
}) {
  const t = useTranslate();
  return (
    <div className="search__filters">
      <Filter
        label={t('search.product')}
        value={filters.product}
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(product) => onChange({ ...filters, product })}
      />
      <Filter
        label={t('search.kind')}
        value={filters.kind}
        choices={KINDS.map((kind) => ({ value: kind, label: t(`search.kinds.${kind}`) }))}
        onChange={(value) =>
          onChange({ ...filters, kind: KINDS.find((kind) => kind === value) ?? null })
        }
      />
    </div>
  );
}
