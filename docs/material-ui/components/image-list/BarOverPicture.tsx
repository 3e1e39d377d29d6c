import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { getSource, pictures } from './pictures';

export default function BarOverPicture() {
  const [starred, setStarred] = React.useState<readonly string[]>(['Noon']);
  const toggle = (title: string) =>
    setStarred(
      starred.includes(title) ? starred.filter((entry) => entry !== title) : [...starred, title],
    );

  return (
    <ImageList gap={8} sx={{ m: 0 }}>
      {pictures.slice(1, 5).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={getSource(picture)} alt={picture.alt} />
          <ImageListItemBar
            title={picture.title}
            subtitle={picture.time}
            actionIcon={
              <IconButton
                aria-label={`Star ${picture.title}`}
                aria-pressed={starred.includes(picture.title)}
                onClick={() => toggle(picture.title)}
                sx={{ color: 'common.white' }}
              >
                {starred.includes(picture.title) ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
