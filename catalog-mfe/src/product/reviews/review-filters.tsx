import { heightBandKeys, type Reviews, reviewSorts, sizeName } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import classes from './review-filters.module.css';
import { createReviewsStore, type ReviewChoice } from './reviews.store.ts';

interface Props {
  reviews: Snapshot<Reviews>;
  onChoose: (part: Partial<ReviewChoice>) => void;
}

interface Option<Value extends string> {
  value: Value;
  label: string;
}

const STARS = ['5', '4', '3', '2', '1'] as const;

/** Filters by stars, size, height and photos; values without any reviews are left out. */
export function ReviewFilters({ reviews: { facets }, onChoose }: Props) {
  const t = useTexts('catalog');
  const say = (key: string, values = {}) => t(`product.reviews.filters.${key}`, values);
  const { choice } = useSnapshot(useStore(createReviewsStore).state);
  const counted = (label: string, count: number) => `${label} (${count})`;
  const stars = STARS.map((value) => ({ value, label: say('stars-of', { count: Number(value) }) }));
  const sizes = facets.sizes.flatMap(({ size, count }) => {
    const name = sizeName(size);
    return name ? [{ value: size.replace('size/', ''), label: counted(name, count) }] : [];
  });
  const heights = heightBandKeys.flatMap((value) => {
    const found = facets.heights.find(({ band }) => band === value);
    return found ? [{ value, label: counted(say(`heights.${value}`), found.count) }] : [];
  });
  return (
    <fieldset className={classes.filters}>
      <legend className={text.spoken}>{say('title')}</legend>
      <Choice
        name={say('stars')}
        value={choice.stars}
        options={[{ value: '', label: say('any-stars') }, ...stars]}
        onChoose={(value) => onChoose({ stars: value })}
      />
      {sizes.length > 1 && (
        <Choice
          name={say('size')}
          value={choice.size}
          options={[{ value: '', label: say('any-size') }, ...sizes]}
          onChoose={(value) => onChoose({ size: value })}
        />
      )}
      {heights.length > 0 && (
        <Choice
          name={say('height')}
          value={choice.height}
          options={[{ value: '', label: say('any-height') }, ...heights]}
          onChoose={(value) => onChoose({ height: value })}
        />
      )}
      {facets.withPhotos > 0 && (
        <Checkbox checked={choice.photos === '1'} onChange={(isOn) => onChoose({ photos: isOn ? '1' : '' })}>
          {counted(say('photos'), facets.withPhotos)}
        </Checkbox>
      )}
      <Choice
        name={say('sort')}
        value={choice.sort}
        options={reviewSorts.map((value) => ({ value, label: say(`sorts.${value}`) }))}
        onChoose={(value) => onChoose({ sort: value })}
      />
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <label className={classes.choice}>
      <span className={text.spoken}>{name}</span>
      <select
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon="chevron-down" size={16} className={classes.chevron} />
    </label>
  );
}
