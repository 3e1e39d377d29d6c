import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FloatingLabelInput() {
  return (
    <FormControl
      sx={{
        maxWidth: 320,
        '& label': {
          position: 'absolute',
          insetBlockStart: 16,
          insetInlineStart: 12,
          zIndex: 1,
          transformOrigin: 'left top',
          transition: 'transform 0.15s',
          pointerEvents: 'none',
        },
        '&:focus-within label, &:has(input:not(:placeholder-shown)) label': {
          transform: 'translateY(-10px) scale(0.85)',
        },
        '@media (prefers-reduced-motion: reduce)': { '& label': { transition: 'none' } },
      }}
    >
      <FormLabel>Project name</FormLabel>
      {/* Without a placeholder, :placeholder-shown never matches. */}
      <Input
        placeholder=" "
        sx={{ '--Input-minHeight': '56px' }}
        slotProps={{ input: { sx: { paddingBlockStart: '18px' } } }}
      />
    </FormControl>
  );
}
