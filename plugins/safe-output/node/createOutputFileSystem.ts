import gracefulFs from 'graceful-fs';

type FileSystem = typeof gracefulFs;

/** A file that could not be written, and why. */
export interface WriteFailure {
  readonly file: string;
  readonly reason: string;
}

/** Where a bundler writes to, and what became of that. */
export interface OutputFileSystem {
  readonly fileSystem: FileSystem;
  readonly failures: readonly WriteFailure[];
}

/**
 * The file system that a bundler is to write with. Rspack opens all of its files at the same time, and
 * says nothing of one that could not be written. Here a file waits until another is closed where the
 * system lets a process open no more of them, and failures are noted.
 *
 * @param base which waits by itself
 */
export function createOutputFileSystem(base: FileSystem = gracefulFs): OutputFileSystem {
  const failures: WriteFailure[] = [];
  const writeFile = (file: string, data: Uint8Array, onDone: (error: Error | null) => void) =>
    base.writeFile(file, data, (error) => {
      if (error) failures.push({ file, reason: error.message });
      onDone(error);
    });
  // All else is the base's own, which may be getters.
  const fileSystem = Object.create(base, { writeFile: { value: writeFile } }) as FileSystem;
  return { fileSystem, failures };
}
