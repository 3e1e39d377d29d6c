import { memo } from 'react';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { CATEGORIES, isCategory, type Category } from './categories';
import type { CategorySummary } from './types';

export interface CategoryChoiceProps {
  /** Null: all. */
  readonly category: Category | null;
  readonly onCategory: (category: Category | null) => void;
  readonly summaries: readonly CategorySummary[];
}

/**
 * The choice of a category, by the browser's own control, which is kind to phones. Kept as it is while
 * a reader types.
 */
export const CategoryChoice = memo(function CategoryChoice(props: CategoryChoiceProps) {
  const { category, onCategory, summaries } = props;
  const t = useTranslate();
  const counts = new Map(summaries.map(({ id, count }) => [id, count]));
  return (
    <TextField
      select
      size="small"
      label={t('icons.category')}
      value={category ?? ''}
      onChange={({ target }) => onCategory(isCategory(target.value) ? target.value : null)}
      SelectProps={{ native: true }}
      InputLabelProps={{ shrink: true }}
      sx={{ flex: '1 1 200px' }}
    >
      <option value="">{t('icons.allCategories')}</option>
      {CATEGORIES.map((id) => (
        <option key={id} value={id}>
          {`${t(`icons.categories.${id}`)} (${counts.get(id) ?? 0})`}
        </option>
      ))}
    </TextField>
  );
});
