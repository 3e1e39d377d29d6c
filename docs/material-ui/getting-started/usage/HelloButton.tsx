import Button from '@mui/material/Button';

export default function HelloButton() {
  return <Button variant="contained">Hello world</Button>;
}
