import * as React from 'react';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Width = 'xs' | 'sm' | 'md' | 'none';

export default function MaxWidths() {
  const [width, setWidth] = React.useState<Width>('xs');

  return (
    <Stack spacing={2} useFlexGap>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="maxWidth"
        value={width}
        onChange={(_event, newWidth: Width | null) => setWidth(newWidth ?? width)}
      >
        <ToggleButton value="xs">xs</ToggleButton>
        <ToggleButton value="sm">sm</ToggleButton>
        <ToggleButton value="md">md</ToggleButton>
        <ToggleButton value="none">false</ToggleButton>
      </ToggleButtonGroup>
      <Container
        component="section"
        aria-label="Content"
        maxWidth={width === 'none' ? false : width}
        sx={{ py: 3, bgcolor: 'action.hover' }}
      >
        Content
      </Container>
    </Stack>
  );
}
