import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

const answers = [
  { question: 'Can I change the plan later?', answer: 'Yes, at the end of each month.' },
  { question: 'Is there a trial?', answer: 'The first 14 days are free.' },
  { question: 'Who owns my data?', answer: 'You do. Export or delete it at any time.' },
];

export default function ExpandAll() {
  const id = React.useId();
  const [open, setOpen] = React.useState<readonly number[]>([]);
  const isAllOpen = open.length === answers.length;

  return (
    <div>
      <Button
        onClick={() => setOpen(isAllOpen ? [] : answers.map((_answer, index) => index))}
        sx={{ mb: 1 }}
      >
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      {answers.map(({ question, answer }, index) => (
        <Accordion
          key={question}
          expanded={open.includes(index)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, index] : open.filter((entry) => entry !== index))
          }
        >
          <AccordionSummary
            id={`${id}-${index}-header`}
            aria-controls={`${id}-${index}`}
            expandIcon={<ExpandMoreIcon />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
