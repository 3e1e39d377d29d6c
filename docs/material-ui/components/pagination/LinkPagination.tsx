import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';

export default function LinkPagination() {
  // Stands for the page in the address, which your router tells you.
  const [page, setPage] = React.useState(2);

  return (
    <div>
      <Pagination
        count={4}
        page={page}
        aria-label="Pages as links"
        getItemAriaLabel={(type, number) =>
          type === 'page' ? `Page ${number}` : `The ${type} page`
        }
        renderItem={(item) => (
          <PaginationItem
            {...item}
            component="a"
            href={`#pages-as-links?page=${item.page}`}
            aria-current={item.selected ? 'page' : undefined}
            onClick={(event: React.MouseEvent) => {
              event.preventDefault();
              if (item.page) setPage(item.page);
            }}
          />
        )}
      />
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        Current address: ?page={page}
      </Typography>
    </div>
  );
}
