import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const parents = ['Living things', 'Animals', 'Mammals', 'Carnivores', 'Cats'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={3}
      itemsAfterCollapse={2}
      expandText="Show the hidden levels"
      aria-label="Place of the lion"
    >
      {parents.map((name) => (
        <Link key={name} color="inherit" underline="hover" href="#long-trails">
          {name}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Lion
      </Typography>
    </Breadcrumbs>
  );
}
