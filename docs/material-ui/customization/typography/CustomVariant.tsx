import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
  }
}

const theme = createTheme({
  typography: { lead: { fontSize: '1.25rem', lineHeight: 1.6, fontStyle: 'italic' } },
  components: { MuiTypography: { defaultProps: { variantMapping: { lead: 'p' } } } },
});

export default function CustomVariant() {
  return (
    <ThemeProvider theme={() => theme}>
      <Stack spacing={1} sx={{ color: 'inherit' }}>
        <Typography variant="lead" color="inherit">
          A lead says in two sentences what the page is about.
        </Typography>
        <Typography color="inherit">The text follows it.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
