import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';

function FlatAccordion(props: AccordionProps) {
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      {...props}
      sx={{
        bgcolor: 'transparent',
        borderBottom: 1,
        borderColor: 'divider',
        '&::before': { display: 'none' },
        [`& .${accordionSummaryClasses.root}`]: { px: 0, fontWeight: 600 },
      }}
    />
  );
}

const parts = [
  { name: 'Material', text: 'Ash wood, oiled, from forests nearby.' },
  { name: 'Measures', text: '80 cm wide, 40 cm deep, 72 cm high.' },
  { name: 'Care', text: 'Wipe it with a damp cloth. Renew the oil once a year.' },
];

export default function FlatAccordions() {
  const id = React.useId();

  return (
    <div>
      {parts.map(({ name, text }) => (
        <FlatAccordion key={name}>
          <AccordionSummary
            id={`${id}-${name}-header`}
            aria-controls={`${id}-${name}`}
            expandIcon={<ExpandMoreIcon />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0, color: 'text.secondary' }}>{text}</AccordionDetails>
        </FlatAccordion>
      ))}
    </div>
  );
}
