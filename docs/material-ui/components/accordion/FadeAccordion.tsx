import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion, { accordionClasses, type AccordionOwnerState } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';

interface FadeDetailsProps extends TransitionProps {
  children?: React.ReactElement;
  ownerState?: AccordionOwnerState;
}

function FadeDetails({ children = <div />, ownerState, ...props }: FadeDetailsProps) {
  return (
    <Fade {...props} timeout={400}>
      {children}
    </Fade>
  );
}

export default function FadeAccordion() {
  const id = React.useId();

  return (
    <Accordion
      slots={{ transition: FadeDetails }}
      sx={{
        [`&:not(.${accordionClasses.expanded}) .${accordionClasses.region}`]: { display: 'none' },
      }}
    >
      <AccordionSummary
        id={`${id}-header`}
        aria-controls={`${id}-details`}
        expandIcon={<ExpandMoreIcon />}
      >
        How is the weight measured?
      </AccordionSummary>
      <AccordionDetails>
        Without packaging, at room temperature, rounded to whole grams.
      </AccordionDetails>
    </Accordion>
  );
}
