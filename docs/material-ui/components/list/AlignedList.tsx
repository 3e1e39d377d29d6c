import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const comments = [
  {
    team: 'Design team',
    topic: 'New icons',
    text: 'The first set is ready. Please look at the sizes on a phone before we draw the others.',
  },
  {
    team: 'Support',
    topic: 'Questions about search',
    text: 'Most people look for the filter on the left. Can it go there until the next release?',
  },
];

export default function AlignedList() {
  return (
    <List aria-label="Comments" sx={{ maxWidth: 420 }}>
      {comments.map(({ team, topic, text }) => (
        <ListItem key={topic} alignItems="flex-start" divider>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>
              {team.charAt(0)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={topic}
            secondary={
              <>
                <Typography component="span" variant="body2" sx={{ color: 'text.primary' }}>
                  {team}
                </Typography>
                {`: ${text}`}
              </>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
