import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function StartStates() {
  const id = React.useId();

  return (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary
          id={`${id}-address-header`}
          aria-controls={`${id}-address`}
          expandIcon={<ExpandMoreIcon />}
        >
          Address
        </AccordionSummary>
        <AccordionDetails>Where should the parcel go?</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          id={`${id}-payment-header`}
          aria-controls={`${id}-payment`}
          expandIcon={<ExpandMoreIcon />}
        >
          Payment (after the address)
        </AccordionSummary>
        <AccordionDetails>How do you want to pay?</AccordionDetails>
      </Accordion>
    </div>
  );
}
