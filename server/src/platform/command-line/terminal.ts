/** Where a command reads its settings from and writes to; tests bring their own. */
export interface Terminal {
  environment: NodeJS.ProcessEnv
  /** Standard output. */
  write(text: string): void
  /** Standard error. */
  writeError(text: string): void
  /** Whether a person watches standard error. */
  isWatched: boolean
}

export function processTerminal(): Terminal {
  return {
    environment: process.env,
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isWatched: process.stderr.isTTY === true,
  }
}
