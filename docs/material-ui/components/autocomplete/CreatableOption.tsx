import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Topic {
  label: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Topic>({ trim: true });

export default function CreatableOption() {
  const [topics, setTopics] = React.useState<Topic[]>([
    { label: 'Accessibility' },
    { label: 'Performance' },
    { label: 'Testing' },
  ]);
  const [value, setValue] = React.useState<Topic | null>(null);

  const handleChange = (topic: Topic | null) => {
    const chosen = topic?.isNew ? { label: topic.label } : topic;
    if (chosen && !topics.includes(chosen)) {
      setTopics([...topics, chosen]);
    }
    setValue(chosen);
  };

  return (
    <Autocomplete
      options={topics}
      value={value}
      onChange={(_event, topic) => handleChange(topic)}
      filterOptions={(options, state) => {
        const label = state.inputValue.trim();
        const isKnown = options.some(
          (option) => option.label.toLowerCase() === label.toLowerCase(),
        );
        const matches = filter(options, state);
        return label === '' || isKnown ? matches : [...matches, { label, isNew: true }];
      }}
      renderOption={({ key, ...props }, { label, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Add “${label}”` : label}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Topic" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
