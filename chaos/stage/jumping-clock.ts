import { globSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The wall clock of some processes, set to whatever a run wants while they live; their monotonic clock stays true. */
export class JumpingClock {
  readonly environment: Record<string, string>
  private readonly file: string

  constructor(dir: string) {
    this.file = join(dir, 'clock')
    this.set(0)
    this.environment = {
      LD_PRELOAD: faketimeLibrary(),
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
      // Times of files come from the file system, which has a clock of its own.
      NO_FAKE_STAT: '1',
    }
  }

  /** Seconds ahead of the machine's clock, or behind it. */
  set(seconds: number): void {
    // Read by others at any moment, so it must never be there by half.
    writeFileSync(`${this.file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    renameSync(`${this.file}.new`, this.file)
  }
}

function faketimeLibrary(): string {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) throw new Error('libfaketime is missing: apt-get install faketime')
  return library
}
