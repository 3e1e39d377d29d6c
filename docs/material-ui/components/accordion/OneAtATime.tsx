import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const sections = [
  { name: 'Profile', value: 'Visible to your team', text: 'Your team sees name and picture.' },
  { name: 'Messages', value: 'Once a day', text: 'We collect messages until the evening.' },
  { name: 'Region', value: 'Europe', text: 'Times and prices are those of this region.' },
];

export default function OneAtATime() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>(null);

  return (
    <div>
      {sections.map(({ name, value, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary
            id={`${id}-${name}-header`}
            aria-controls={`${id}-${name}`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
              {name}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {value}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
