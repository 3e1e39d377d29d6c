/** The names in what one route needs, or many, however deep they stand in it; as often as they do. */
export function listNames(names: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.values(names ?? {}).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return value && typeof value === 'object' ? listNames(value as Record<string, unknown>) : [];
  });
}
