import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface CheckCardProps {
  title: string;
  names: readonly string[];
  checked: readonly string[];
  onCheck: (names: readonly string[], isChecked: boolean) => void;
}

/** A card with a list of checkboxes, and one in its header that checks all. */
export function CheckCard({ title, names, checked, onCheck }: CheckCardProps) {
  const count = names.filter((name) => checked.includes(name)).length;
  const isMixed = count > 0 && count < names.length;

  const renderCheckbox = (label: string, group: readonly string[], isChecked: boolean) => (
    <Checkbox
      edge="start"
      disabled={group.length === 0}
      checked={isChecked}
      indeterminate={group === names && isMixed}
      onChange={(event) => onCheck(group, event.target.checked)}
      inputProps={{ 'aria-label': label }}
      inputRef={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = group === names && isMixed;
      }}
    />
  );

  return (
    <Card variant="outlined" sx={{ width: 240 }}>
      <CardHeader
        avatar={renderCheckbox(`Check all: ${title}`, names, count > 0 && count === names.length)}
        title={title}
        sx={{ '& .MuiCardHeader-avatar': { mr: 0 } }}
        subheader={`${count} of ${names.length} checked`}
      />
      <Divider />
      <List dense aria-label={title} sx={{ height: 200, overflow: 'auto' }}>
        {names.map((name) => (
          <ListItem key={name} sx={{ py: 0 }}>
            {renderCheckbox(name, [name], checked.includes(name))}
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
