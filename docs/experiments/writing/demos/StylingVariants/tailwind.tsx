export default function StylingVariants() {
  return (
    <span className="rounded-xl border-2 border-dotted px-3 py-1 text-teal-800 dark:text-teal-200">
      Styled with Tailwind CSS
    </span>
  );
}
