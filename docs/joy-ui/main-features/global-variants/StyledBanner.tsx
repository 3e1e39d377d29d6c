import * as React from 'react';
import Box from '@mui/joy/Box';
import { styled } from '@mui/joy/styles';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';

interface Look {
  variant: VariantProp;
  color: ColorPaletteProp;
}

const BannerRoot = styled('p')<{ ownerState: Look }>(({ theme, ownerState }) => ({
  ...theme.typography['body-md'],
  ...theme.variants[ownerState.variant][ownerState.color],
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.md,
}));

interface BannerProps extends Partial<Look> {
  children: React.ReactNode;
}

function Banner({ variant = 'soft', color = 'neutral', children }: BannerProps) {
  return <BannerRoot ownerState={{ variant, color }}>{children}</BannerRoot>;
}

export default function StyledBanner() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Banner>The export is ready.</Banner>
      <Banner variant="outlined" color="warning">
        Two rows were left out.
      </Banner>
      <Banner variant="solid" color="danger">
        The last row could not be read.
      </Banner>
    </Box>
  );
}
