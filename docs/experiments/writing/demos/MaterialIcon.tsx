import CheckCircle from '@mui/icons-material/CheckCircle';

export default function MaterialIcon() {
  return <CheckCircle color="success" titleAccess="Done" />;
}
