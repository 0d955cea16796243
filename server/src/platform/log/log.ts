import { pino } from 'pino'

/** JSON lines. Callers log named fields only; bodies, headers, query strings and addresses are never passed in. */
export function createLog(level: string, destination?: { write(line: string): void }): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: Error) => ({
        type: error.name,
        message: safeMessage(error),
        // A message of several lines reaches into the stack; only the frames are ours.
        stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
      }),
    },
  }
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 }))
}

/** PostgreSQL repeats row values in `detail`, not in `message`; what looks like an address is cut all the same. */
function safeMessage(error: Error): string {
  return error.message.replace(/[^\s"'<>]+@[^\s"'<>]+/g, '[address]').slice(0, 500)
}
