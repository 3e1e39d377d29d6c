import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export default function RemovableChips() {
  const [tags, setTags] = React.useState(['Budget', 'Hiring', 'Roadmap', 'Travel']);
  const listRef = React.useRef<HTMLUListElement>(null);
  const hintId = React.useId();

  const handleDelete = (tag: string, index: number) => {
    const chips = listRef.current?.querySelectorAll<HTMLElement>('.MuiChip-root');
    // The focus goes on to a neighbor before its chip leaves the page.
    (chips?.[index + 1] ?? chips?.[index - 1])?.focus();
    setTags(tags.filter((other) => other !== tag));
  };

  return (
    <div>
      <Box
        component="ul"
        ref={listRef}
        aria-label="Tags"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          listStyle: 'none',
          m: 0,
          p: 0,
          minHeight: 32,
        }}
      >
        {tags.map((tag, index) => (
          <li key={tag}>
            <Chip label={tag} aria-describedby={hintId} onDelete={() => handleDelete(tag, index)} />
          </li>
        ))}
      </Box>
      <Typography id={hintId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Press Delete to remove a tag
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {tags.length === 1 ? '1 tag' : `${tags.length} tags`}
      </Typography>
    </div>
  );
}
