import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deliveries } from './order';
import { methodLabels, type Values } from './values';

export interface ReviewProps {
  readonly values: Values;
  /** Leads back to a step, counted from 0. */
  readonly onEdit: (step: number) => void;
}

function toRows(values: Values): ReadonlyArray<readonly [label: string, lines: string[]]> {
  const lastDigits = values.cardNumber.replace(/\D/g, '').slice(-4);
  return [
    ['Contact', [values.email]],
    [
      'Deliver to',
      [values.name, values.street, `${values.postalCode} ${values.city}`, values.country],
    ],
    ['Delivery', [`${deliveries[values.delivery].label}, ${deliveries[values.delivery].time}`]],
    [
      'Payment',
      [methodLabels[values.method], ...(values.method === 'card' ? [`ends in ${lastDigits}`] : [])],
    ],
  ];
}

export default function Review({ values, onEdit }: ReviewProps) {
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, mb: 2 }}>
        {toRows(values).map(([label, lines]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            {lines.map((text) => (
              <Typography key={text} component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            ))}
          </div>
        ))}
      </Box>
      <Button onClick={() => onEdit(0)}>Change delivery</Button>
      <Button onClick={() => onEdit(1)}>Change payment</Button>
    </>
  );
}
