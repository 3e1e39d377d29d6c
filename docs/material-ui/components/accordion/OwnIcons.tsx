import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';

const icon = `& .${accordionSummaryClasses.expandIconWrapper}`;
const expandedIcon = `${icon}.${accordionSummaryClasses.expanded}`;

export default function OwnIcons() {
  const id = React.useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          id={`${id}-plus-header`}
          aria-controls={`${id}-plus`}
          expandIcon={<AddIcon />}
          sx={{ [expandedIcon]: { transform: 'rotate(45deg)' } }}
        >
          A plus that becomes a cross
        </AccordionSummary>
        <AccordionDetails>The icon turns by 45 instead of 180 degrees.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          id={`${id}-start-header`}
          aria-controls={`${id}-start`}
          expandIcon={<ChevronRightIcon />}
          sx={{
            flexDirection: 'row-reverse',
            gap: 1,
            [expandedIcon]: { transform: 'rotate(90deg)' },
          }}
        >
          An arrow at the start
        </AccordionSummary>
        <AccordionDetails>The order of the flex row is reversed.</AccordionDetails>
      </Accordion>
    </div>
  );
}
