import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function CartBadge() {
  return (
    <IconButton aria-label="Cart, 4 items">
      <Badge
        badgeContent={4}
        color="secondary"
        sx={{
          [`& .${badgeClasses.badge}`]: {
            insetInlineEnd: -3,
            top: 13,
            px: 0.5,
            border: 2,
            borderColor: 'background.paper',
          },
        }}
      >
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
