/** What results of one kind were made of. */
type Inputs = readonly unknown[];

/**
 * Makes a memory of what was computed: for each key the result of the last inputs. The bundler asks for the
 * same file again and again, for each module a demo consists of, and for server and browser. What throws, or
 * is rejected, is computed anew.
 *
 * @returns a function of the key, of what the result depends on, and of what computes it
 */
export function createMemory<Result>() {
  const known = new Map<string, { readonly inputs: Inputs; readonly result: Result }>();
  return (key: string, inputs: Inputs, compute: () => Result): Result => {
    const last = known.get(key);
    if (last && inputs.every((input, index) => input === last.inputs[index])) return last.result;
    const result = compute();
    const entry = { inputs, result };
    known.set(key, entry);
    if (result instanceof Promise) {
      result.catch(() => known.get(key) === entry && known.delete(key));
    }
    return result;
  };
}
